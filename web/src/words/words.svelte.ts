import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { choose } from "./negotiate";

/** Every text of the page comes from these files. A further language is a further folder, and nothing else. */
const files = import.meta.glob<string>("../../../src/oxrow/locales/*/page.ftl", { query: "?raw", import: "default" });

const loaders = new Map(Object.entries(files).map(([path, load]) => [path.split("/").at(-2) ?? "", load]));

export const languages: readonly string[] = [...loaders.keys()].sort();

export type Args = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);

/** Loads the texts of *wanted*, or of what the browser prefers, and speaks that language from now on. */
export async function speak(wanted: string | null): Promise<void> {
  const language = wanted && loaders.has(wanted) ? wanted : choose(navigator.languages, languages);
  const load = loaders.get(language);
  if (!load || bundle?.locales[0] === language) return;
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(await load()));
  bundle = next;
  document.documentElement.lang = language;
}

export function language(): string {
  return bundle?.locales[0] ?? "en";
}

/** How a language calls itself; its country is named only where there are two of a kind. */
export function nameOf(code: string): string {
  const stem = code.split("-")[0] ?? code;
  const alone = languages.filter((other) => other.split("-")[0] === stem).length === 1;
  const name = new Intl.DisplayNames([code], { type: "language" }).of(alone ? stem : code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The text of *key*. May hold `<b>` around what matters most: shown by `Rich`, removed by `plain`. */
export function t(key: string, args: Args = {}): string {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, args);
}

export function plain(text: string): string {
  return text.replaceAll(/<\/?b>/g, "");
}

/** "Ana", "Ana and Duke", "Ana, Duke and Mira", in the language that is spoken. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}
