/** What this person has chosen, remembered in this browser. Everything here is reactive. */
import { MediaQuery } from 'svelte/reactivity';

export type Language = 'en' | 'ja';
export type Theme = 'system' | 'day' | 'night';
export type Speed = 'off' | 'slow' | 'normal' | 'fast';

export const LANGUAGES: readonly Language[] = ['en', 'ja'];
export const THEMES: readonly Theme[] = ['system', 'day', 'night'];
export const SPEEDS: readonly Speed[] = ['off', 'slow', 'normal', 'fast'];

const STORE = 'quarterdeck';
const MULTIPLIER: Record<Speed, number> = { off: 0, slow: 1.7, normal: 1, fast: 0.55 };

interface Stored {
  language: Language | null;
  theme: Theme;
  speed: Speed | null;
  sound: boolean;
  tapTwice: boolean;
  autoForced: boolean;
}

/** Storage can be forbidden or full: then choices last as long as the page. */
function read(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(value: unknown, values: readonly T[]): T | null {
  return values.find((known) => known === value) ?? null;
}

function guessLanguage(): Language {
  for (const tag of navigator.languages) {
    const language = oneOf(tag.slice(0, 2).toLowerCase(), LANGUAGES);
    if (language) return language;
  }
  return 'en';
}

function initial(): Stored {
  const stored = read();
  return {
    language: oneOf(stored.language, LANGUAGES),
    theme: oneOf(stored.theme, THEMES) ?? 'system',
    speed: oneOf(stored.speed, SPEEDS),
    sound: stored.sound === true,
    tapTwice: stored.tapTwice === true,
    autoForced: stored.autoForced === true,
  };
}

class Settings {
  #stored = $state(initial());
  #guessed = guessLanguage();
  #dark = new MediaQuery('(prefers-color-scheme: dark)');
  #reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

  #set(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#stored));
    } catch {
      // As in read(): nothing to do about it.
    }
  }

  get language(): Language {
    return this.#stored.language ?? this.#guessed;
  }
  set language(value: Language) {
    this.#set({ language: value });
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(value: Theme) {
    this.#set({ theme: value });
  }

  /** The theme that is shown now. */
  get shownTheme(): 'day' | 'night' {
    if (this.#stored.theme !== 'system') return this.#stored.theme;
    return this.#dark.current ? 'night' : 'day';
  }

  /** Off by itself where the system asks for less motion, unless a speed was chosen here. */
  get speed(): Speed {
    return this.#stored.speed ?? (this.#reduced.current ? 'off' : 'normal');
  }
  set speed(value: Speed) {
    this.#set({ speed: value });
  }

  /** What durations are multiplied with; 0: no motion. */
  get multiplier(): number {
    return MULTIPLIER[this.speed];
  }

  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(value: boolean) {
    this.#set({ sound: value });
  }

  /** A first tap raises a card, a second one plays it. */
  get tapTwice(): boolean {
    return this.#stored.tapTwice;
  }
  set tapTwice(value: boolean) {
    this.#set({ tapTwice: value });
  }

  /** A card that is the only legal one is played by itself. */
  get autoForced(): boolean {
    return this.#stored.autoForced;
  }
  set autoForced(value: boolean) {
    this.#set({ autoForced: value });
  }
}

export const settings = new Settings();

/** Milliseconds at the chosen speed: `duration(250)`; 0 when motion is off. */
export function duration(milliseconds: number): number {
  return milliseconds * settings.multiplier;
}

/** Keeps the document's language, theme and speed as chosen, for as long as the page lives. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = settings.shownTheme;
      root.style.setProperty('--speed', String(settings.multiplier));
    });
  });
}
