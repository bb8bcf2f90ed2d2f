/** Who is at this browser, as the server knows them. */
import { api } from './api';
import type { Myself } from './server';
import { site } from './site.svelte';
import { settings } from '../../lib/settings.svelte';
import { addressOf } from '../../lib/addresses';
import { forget, GAMES_STORE } from '../../lib/storage';

class Guest {
  me = $state.raw<Myself | null>(null);
  #asked: Promise<Myself> | null = null;

  /** The guest, made on first sight, where the site lets them in. A failed question is asked again the next time. */
  async know(table?: string): Promise<Myself> {
    const asked = (this.#asked ??= api.me(table));
    try {
      const me = await asked;
      if (asked !== this.#asked) return await this.know(); // they have come in as somebody meanwhile
      this.me = me;
      if (me.site) site.info = me.site;
      return me;
    } catch (error) {
      if (asked === this.#asked) this.#asked = null;
      void site.look(); // it may be that the site does not let them in
      throw error;
    }
  }

  async rename(name: string): Promise<void> {
    await this.know();
    this.#is(await api.rename(name));
  }

  /** Makes this browser known as whom a link, a written code or a passkey shows the reader to be. */
  async enter(shown: () => Promise<Myself>): Promise<void> {
    await this.#becomes(shown);
    forget(GAMES_STORE);
  }

  /** Comes in by an invitation. */
  join(by: () => Promise<Myself>): Promise<void> {
    return this.#becomes(by);
  }

  /** This browser is nobody's any more: the page begins anew. */
  left(): void {
    forget(GAMES_STORE);
    settings.push = false;
    location.assign(addressOf('/'));
  }

  /** A guest who is just being made would overwrite whoever it is. */
  async #becomes(somebody: () => Promise<Myself>): Promise<void> {
    await this.#asked?.catch(() => undefined);
    this.#is(await somebody());
  }

  #is(me: Myself): void {
    this.#asked = Promise.resolve(me);
    this.me = me;
  }
}

export const guest = new Guest();
