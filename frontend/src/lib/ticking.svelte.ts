/** Time that goes on while somebody looks: for clocks and count-downs. */
import { list, t } from './words.svelte';
import { settings } from './settings.svelte';

const TICK = 500;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The present (`performance.now()`), twice a second as long as a component that has made one is shown. */
export class Ticking {
  now = $state(performance.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  /** What is left of so many seconds that were told at `at`. */
  left(seconds: number, at: number): number {
    return Math.max(0, seconds - Math.max(0, this.now - at) / 1000);
  }
}

type Unit = 'day' | 'hour' | 'minute' | 'second';
function unit(value: number, name: Unit, display: 'short' | 'long' = 'short'): string {
  return new Intl.NumberFormat(settings.locale, { style: 'unit', unit: name, unitDisplay: display }).format(value);
}

/** So many whole seconds in the largest unit that they fill without a rest: "2 days", "90 seconds". */
export function span(seconds: number): string {
  const units: [Unit, number][] = [
    ['day', DAY],
    ['hour', HOUR],
    ['minute', MINUTE],
  ];
  const [name, length] = units.find(([, length]) => seconds > 0 && seconds % length === 0) ?? ['second', 1];
  return unit(seconds / length, name, 'long');
}

/** So many seconds in words or figures: "2 days, 3 hr", "1:05:00", "0:45". */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) {
    const hours = Math.floor((whole % DAY) / HOUR);
    const days = unit(Math.floor(whole / DAY), 'day');
    return hours > 0 ? list([days, unit(hours, 'hour')]) : days;
  }
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(whole / MINUTE);
  const short = `${two(whole % MINUTE)}`;
  return minutes < MINUTE ? `${minutes}:${short}` : `${Math.floor(minutes / MINUTE)}:${two(minutes % MINUTE)}:${short}`;
}

/** The same, as what is left. */
export const remaining = (seconds: number): string => t('company.left', { time: duration(seconds) });
