/** The people whom the reader has muted, stored in this browser for this guest. */
import { guest } from '../api/guest.svelte';
import type { Said } from '../../contract/protocol';
import { isObject, keep, keptObject } from '../../lib/storage';

const STORE = 'quarterdeck-muted';

class Muting {
  /** The muted people's names by guest of this browser and the writer's id (`Said.who`). */
  #all = $state.raw(keptObject(STORE));

  get #own(): Record<string, unknown> {
    const own = this.#all[guest.me?.id ?? ''];
    return isObject(own) ? own : {};
  }

  has(who: string | undefined): boolean {
    return who !== undefined && Object.hasOwn(this.#own, who);
  }

  mute({ who = '', name }: Said): void {
    this.#keep({ ...this.#own, [who]: name });
  }

  hearAgain(who: string): void {
    const { [who]: _, ...others } = this.#own;
    this.#keep(others);
  }

  #keep(muted: Record<string, unknown>): void {
    this.#all = { ...this.#all, [guest.me?.id ?? '']: muted };
    keep(STORE, this.#all);
  }
}

export const muting = new Muting();

/** Whether the reader can mute a line's writer: anyone but themselves. */
export const canMute = ({ who }: Said): boolean => Boolean(who) && who !== guest.me?.id;

/** The lines of people who are not muted. */
export const heard = (lines: readonly Said[]): Said[] => lines.filter(({ who }) => !muting.has(who));
