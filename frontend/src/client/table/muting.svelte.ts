/** Whom the reader does not want to hear: kept in this browser, for this guest. */
import { guest } from '../api/guest.svelte';
import type { Said } from '../../contract/protocol';
import { isObject, keep, keptObject } from '../../lib/storage';

const STORE = 'quarterdeck-muted';

class Muting {
  /** For each guest of this browser the names of those who are muted, by what tells them apart (`Said.who`). */
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

/** Whether the reader can mute who said this: anybody else. */
export const canMute = ({ who }: Said): boolean => Boolean(who) && who !== guest.me?.id;

/** The lines that the reader wants to hear. */
export const heard = (lines: readonly Said[]): Said[] => lines.filter(({ who }) => !muting.has(who));
