/** The reader of this browser, as the server knows them. */
import { api } from './api';
import type { Myself } from './server';
import { site } from './site.svelte';
import { settings } from '../../lib/settings.svelte';
import { addressOf } from '../../lib/addresses';
import { forget, GAMES_STORE } from '../../lib/storage';

class Guest {
  me = $state.raw<Myself | null>(null);
  #asked: Promise<Myself> | null = null;

  /** Fetch the guest, created on the first visit if the site admits the reader. The next call retries a failure. */
  async know(table?: string): Promise<Myself> {
    const asked = (this.#asked ??= api.me(table));
    try {
      const me = await asked;
      if (asked !== this.#asked) return await this.know(); // the reader has signed in meanwhile
      this.me = me;
      if (me.site) site.info = me.site;
      return me;
    } catch (error) {
      if (asked === this.#asked) this.#asked = null;
      void site.look(); // the site may not admit the reader
      throw error;
    }
  }

  async rename(name: string): Promise<void> {
    await this.know();
    this.#is(await api.rename(name));
  }

  /** Sign this browser in as the person that a link, a written code or a passkey identifies. */
  async enter(shown: () => Promise<Myself>): Promise<void> {
    await this.#becomes(shown);
    forget(GAMES_STORE);
  }

  /** Join by an invitation. */
  join(by: () => Promise<Myself>): Promise<void> {
    return this.#becomes(by);
  }

  /** Sign this browser out, and load the page again. */
  left(): void {
    forget(GAMES_STORE);
    settings.push = false;
    location.assign(addressOf('/'));
  }

  /** Wait for a guest that is being created: it would overwrite the new identity. */
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
