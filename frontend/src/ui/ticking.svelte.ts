/** Time that advances while it is shown, for clocks and count-downs. */
import { t } from '../words/translate.svelte';
import { settings } from '../lib/settings.svelte';

const TICK = 500;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The current time (`performance.now()`), updated twice a second while the creating component is mounted. */
export class Ticking {
  now = $state(performance.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** Return the seconds left now, if `seconds` were left at `at`. */
  left(seconds: number, at: number): number {
    return Math.max(0, seconds - Math.max(0, this.now - at) / 1000);
  }
}

type Style = 'short' | 'narrow' | 'long';
type Unit = 'day' | 'hour' | 'minute' | 'second';

function unit(value: number, name: Unit, unitDisplay: Style): string {
  // In Japanese, narrow units are Latin letters. The short units, without spaces, take no more room.
  const close = unitDisplay === 'narrow' && settings.language === 'ja';
  const style = { style: 'unit', unit: name, unitDisplay: close ? 'short' : unitDisplay } as const;
  const text = new Intl.NumberFormat(settings.locale, style).format(value);
  return close ? text.replaceAll(/\s/gu, '') : text;
}

/** Whole seconds in the largest unit without a remainder: "2 days", "90 seconds". */
export function span(seconds: number): string {
  const units: [Unit, number][] = [
    ['day', DAY],
    ['hour', HOUR],
    ['minute', MINUTE],
  ];
  const [name, length] = units.find(([, length]) => seconds > 0 && seconds % length === 0) ?? ['second', 1];
  return unit(seconds / length, name, 'long');
}

/** Days and hours: "2 days, 3 hr", or in little room "2d 3h". */
function long(seconds: number, style: Style): string {
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  const parts = [unit(days, 'day', style), ...(hours > 0 ? [unit(hours, 'hour', style)] : [])];
  return new Intl.ListFormat(settings.locale, { type: 'unit', style }).format(parts);
}

/** Write a number of seconds: "2 days, 3 hr", "1:05:00", "0:45". */
export function duration(seconds: number, style: Style = 'short'): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return long(whole, style);
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / MINUTE);
  const short = `${two(whole % MINUTE)}`;
  return minutes < MINUTE ? `${minutes}:${short}` : `${Math.floor(minutes / MINUTE)}:${two(minutes % MINUTE)}:${short}`;
}

/** The remaining time in words: "2 days left". */
export const remaining = (seconds: number): string => t('company.left', { time: duration(seconds) });
