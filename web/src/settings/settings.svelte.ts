import { speak } from "../words/words.svelte";
import { read, write } from "./stored";

export type Theme = "system" | "light" | "dark";
export type Speed = 1 | 2 | 3;

export interface Settings {
  /** None: follow the browser. */
  language: string | null;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  hints: boolean;
}

const KEY = "oxrow.settings";
const FIRST: Settings = { language: null, theme: "system", speed: 2, sound: false, hints: true };

/** How much faster than the drawing board the cards walk at each speed. */
const FACTOR: Record<Speed, number> = { 1: 1, 2: 1.8, 3: 3.2 };

export const settings = $state<Settings>(read(KEY, FIRST));

const darkness = matchMedia("(prefers-color-scheme: dark)");
const calmness = matchMedia("(prefers-reduced-motion: reduce)");
let systemIsDark = $state(darkness.matches);
let calmed = $state(calmness.matches);
darkness.addEventListener("change", (event) => (systemIsDark = event.matches));
calmness.addEventListener("change", (event) => (calmed = event.matches));

export function factor(): number {
  return FACTOR[settings.speed];
}

/** The viewer asked for less motion. */
export function calm(): boolean {
  return calmed;
}

export function isDark(): boolean {
  return settings.theme === "system" ? systemIsDark : settings.theme === "dark";
}

/** Keeps the document and the storage in step with the settings. Called once, when the page starts. */
export function follow(): void {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset.theme = isDark() ? "dark" : "light";
    });
    $effect(() => {
      document.documentElement.style.setProperty("--speed", String(factor()));
    });
    $effect(() => {
      write(KEY, settings);
    });
    $effect(() => {
      void speak(settings.language);
    });
  });
}
