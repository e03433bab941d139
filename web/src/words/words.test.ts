import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { choose } from "./negotiate";

const LOCALES = join(import.meta.dirname, "../../../src/oxrow/locales");
const SOURCES = join(import.meta.dirname, "..");

interface Text {
  key: string;
  variables: string[];
}

/** The names of all variables in a part of a message. */
function variables(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(variables);
  if (part === null || typeof part !== "object") return [];
  const own = "type" in part && part.type === "var" && "name" in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(variables)];
}

function ftl(language: string): string {
  return readFileSync(join(LOCALES, language, "page.ftl"), "utf8");
}

function texts(language: string): Text[] {
  return new FluentResource(ftl(language)).body.map((message) => ({
    key: message.id,
    variables: [...new Set(variables(message.value))].sort(),
  }));
}

const languages = readdirSync(LOCALES).filter((name) => !name.startsWith("."));
const english = texts("en");
const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes(".test.") && !name.startsWith("api"))
  .map((name) => readFileSync(join(SOURCES, name), "utf8"))
  .join("\n");

describe.each(languages)("the texts in %s", (language) => {
  it("are all understood", () => {
    const written = [...ftl(language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    expect(texts(language).map((text) => text.key)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  it("have the same keys and variables as English", () => {
    const byKey = (all: Text[]): Text[] => all.toSorted((one, other) => one.key.localeCompare(other.key));
    expect(byKey(texts(language))).toEqual(byKey(english));
  });

  it("can be said", () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(ftl(language)));
    for (const { key, variables: names } of texts(language)) {
      const errors: Error[] = [];
      const args = Object.fromEntries(names.map((name) => [name, 3]));
      bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args, errors);
      expect(errors, key).toEqual([]);
    }
  });
});

describe("the keys of the texts", () => {
  it("are all used", () => {
    expect(english.map((text) => text.key).filter((key) => !sources.includes(`"${key}"`))).toEqual([]);
  });

  it("are all there", () => {
    const used = [...sources.matchAll(/\b(?:t|say)\(\s*"([\w-]+)"|\bkey: "([\w-]+)"/g)].map(
      (match) => match[1] ?? match[2],
    );
    const known = new Set(english.map((text) => text.key));
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !known.has(key ?? ""))).toEqual([]);
  });
});

describe("the language", () => {
  it("is the first that is wanted and there", () => {
    expect(choose(["fr", "pt-BR", "en"], ["en", "pt-BR"])).toBe("pt-BR");
  });

  it("may be that of another country", () => {
    expect(choose(["pt-PT"], ["en", "pt-BR"])).toBe("pt-BR");
    expect(choose(["en-GB"], ["en", "pt-BR"])).toBe("en");
  });

  it("is English where nothing fits", () => {
    expect(choose(["ja"], ["en", "pt-BR"])).toBe("en");
    expect(choose([], ["en", "pt-BR"])).toBe("en");
  });
});
