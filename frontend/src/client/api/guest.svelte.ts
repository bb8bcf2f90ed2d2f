/** The person whom the server knows by this browser: a guest, or someone who has signed in. */
import { api } from './api';
import type { Myself } from './server';
import { site } from './site.svelte';
import { settings } from '../../lib/settings.svelte';
import { addressOf } from '../../lib/addresses';
import { forget, GAMES_STORE } from '../../lib/storage';

class Guest {
  me = $state.raw<Myself | null>(null);
  #asked: Promise<Myself> | null = null;

  /**
   * Fetch the guest once. The server creates one on the first visit if the site admits the reader. After a failure the
   * next call tries again.
   */
  async know(table?: string): Promise<Myself> {
    const asked = (this.#asked ??= api.me(table));
    try {
      const me = await asked;
      if (asked !== this.#asked) return await this.know(); // the reader has signed in meanwhile: fetch the new identity
      this.me = me;
      if (me.site) site.info = me.site;
      return me;
    } catch (error) {
      if (asked === this.#asked) this.#asked = null;
      void site.look(); // perhaps the site does not admit the reader: fetch its state
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

  join(by: () => Promise<Myself>): Promise<void> {
    return this.#becomes(by);
  }

  /** Delete what belongs to the signed-out reader in this browser, and load the page again. */
  left(): void {
    forget(GAMES_STORE);
    settings.push = false;
    location.assign(addressOf('/'));
  }

  /** Take on a new identity. First wait for a running request: its answer would overwrite the new identity. */
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
