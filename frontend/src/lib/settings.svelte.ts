/** The reader's settings, stored in this browser. Everything here is reactive. */
import { MediaQuery } from 'svelte/reactivity';
import { LANGUAGES, type Language } from '../contract/language';
import { MOVEMENTS, paceOf, RATE, type Movement, type Pace } from './pace';
import { isObject, keep, keptObject } from './storage';

export type Theme = 'system' | 'day' | 'night';

export type CardSize = 'normal' | 'large';

export type Volume = 'off' | 'quiet' | 'medium' | 'loud';

export const THEMES: readonly Theme[] = ['system', 'day', 'night'];
export const CARD_SIZES: readonly CardSize[] = ['normal', 'large'];
export const VOLUMES: readonly Volume[] = ['off', 'quiet', 'medium', 'loud'];

const STORE = 'quarterdeck';

interface Stored {
  language: Language | null;
  movement: Movement | null;
  /** The pace of games without their own. */
  speed: string | null;
  /** The paces of games that have their own. */
  speeds: Readonly<Record<string, string>>;
  theme: Theme;
  volume: Volume;
  /** Whether to vibrate when it is the reader's turn and the page is hidden. */
  vibrate: boolean;
  notify: boolean;
  /** Whether the server may send messages to this device while the page is closed. */
  push: boolean;
  /** Whether playing a card takes two taps: the first one raises the card, the second one plays it. */
  tapTwice: boolean;
  cardSize: CardSize;
  /** Whether the page is arranged for left-handed readers: the cards' corners and the buttons are on the other side. */
  leftHanded: boolean;
  /** Whether the page plays a card automatically if only one is legal. */
  autoForced: boolean;
}

/** The settings that are in force as they are stored: reading one follows its changes, and setting one stores it. */
type Plain = Omit<Stored, 'language' | 'movement' | 'speed' | 'speeds'>;

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

function speedsOf(value: unknown): Record<string, string> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    entries.flatMap(([game, chosen]) => {
      const pace = paceOf(chosen);
      return pace ? [[game, pace]] : [];
    }),
  );
}

function initial(): Stored {
  const stored = keptObject(STORE);
  return {
    language: oneOf(stored.language, LANGUAGES),
    theme: oneOf(stored.theme, THEMES) ?? 'system',
    movement: oneOf(stored.movement, MOVEMENTS),
    speed: typeof stored.speed === 'string' ? stored.speed : null,
    speeds: speedsOf(stored.speeds),
    volume: oneOf(stored.volume, VOLUMES) ?? 'off',
    vibrate: stored.vibrate === true,
    notify: stored.notify === true,
    push: stored.push === true,
    tapTwice: stored.tapTwice === true,
    cardSize: oneOf(stored.cardSize, CARD_SIZES) ?? 'normal',
    leftHanded: stored.leftHanded === true,
    autoForced: stored.autoForced === true,
  };
}

class Settings extends (Object as unknown as new () => Plain) {
  #stored = $state(initial());
  #guessed = guessLanguage();
  #dark = new MediaQuery('(prefers-color-scheme: dark)');
  #reduced = new MediaQuery('(prefers-reduced-motion: reduce)');

  constructor() {
    super();
    const own = Object.keys(this.#stored).filter((name) => !(name in this)) as (keyof Plain)[];
    for (const name of own)
      Object.defineProperty(this, name, {
        get: () => this.#stored[name],
        set: (value: Plain[typeof name]) => this.#set({ [name]: value }),
      });
  }

  #set(change: Partial<Stored>): void {
    Object.assign(this.#stored, change);
    keep(STORE, this.#stored);
  }

  get language(): Language {
    return this.#stored.language ?? this.#guessed;
  }
  /** The locale for dates and numbers: the page's language, with the region from the browser's languages. */
  get locale(): string {
    const own = navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === this.language);
    if (own || !navigator.language) return own ?? this.language;
    const { region } = new Intl.Locale(navigator.language).maximize();
    return region ? `${this.language}-${region}` : this.language;
  }
  set language(value: Language) {
    this.#set({ language: value });
  }

  get shownTheme(): 'day' | 'night' {
    if (this.#stored.theme !== 'system') return this.#stored.theme;
    return this.#dark.current ? 'night' : 'day';
  }

  /** How much the page moves things; by default `reduced` if the system requests less motion. */
  get movement(): Movement {
    return this.#stored.movement ?? (this.#reduced.current ? 'reduced' : 'on');
  }
  set movement(value: Movement) {
    this.#set({ movement: value });
  }

  /** The game of the table that is shown, so that its own pace applies; else null. */
  game = $state<string | null>(null);

  get pace(): Pace {
    const own = this.game === null ? undefined : this.#stored.speeds[this.game];
    return paceOf(own) ?? paceOf(this.#stored.speed) ?? 'normal';
  }
  /** Set the pace of the shown table's game. If no table is shown, set the pace of all games without their own. */
  set pace(speed: Pace) {
    if (this.game === null) this.#set({ speed });
    else this.#set({ speeds: { ...this.#stored.speeds, [this.game]: speed } });
  }

  /** The factor by which pauses are multiplied; 0: everything is shown at once. */
  get rate(): number {
    return RATE[this.pace];
  }

  /** The factor by which movements' durations are multiplied; 0: nothing moves across the page. */
  get multiplier(): number {
    return this.movement === 'on' ? this.rate : 0;
  }
}

export const settings = new Settings();

/** The milliseconds that a movement takes at the chosen pace, given those at the normal pace; 0 without movement. */
export function duration(milliseconds: number): number {
  return milliseconds * settings.multiplier;
}

/** The milliseconds that a fade takes at the chosen pace; 0 if animations are off. */
export function fading(milliseconds: number): number {
  return settings.movement === 'off' ? 0 : milliseconds * settings.rate;
}

/** Apply the chosen language, theme and movement to the document, now and after each change. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = settings.shownTheme;
      root.toggleAttribute('data-left-handed', settings.leftHanded);
      root.style.setProperty('--speed', String(settings.multiplier));
    });
  });
}
