/** The people whom the reader has muted, stored in this browser. Each guest of the browser has a separate list. */
import { guest } from '../api/guest.svelte';
import type { Said } from '../../contract/protocol';
import { isObject, keep, keptObject } from '../../lib/storage';

const STORE = 'quarterdeck-muted';

class Muting {
  /** By guest of this browser: the names of the muted people, by their ids (`Said.who`). */
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

export const canMute = ({ who }: Said): boolean => Boolean(who) && who !== guest.me?.id;

export const heard = (lines: readonly Said[]): Said[] => lines.filter(({ who }) => !muting.has(who));
