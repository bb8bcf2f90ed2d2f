/** Who is at this browser, as the server knows them. */
import { api, type Me } from './api';
import { house } from './house.svelte';
import { settings } from './settings.svelte';
import { addressOf } from './site';
import { forget, GAMES_STORE } from './storage';

class Guest {
  me = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  /** The guest, made on first sight, where the house lets them in. A failed question is asked again the next time. */
  async know(table?: string): Promise<Me> {
    this.#asked ??= api.me(table);
    try {
      this.me = await this.#asked;
      if (this.me.house) house.info = this.me.house;
      return this.me;
    } catch (error) {
      this.#asked = null;
      void house.look(); // it may be that the house does not let them in
      throw error;
    }
  }

  async rename(name: string): Promise<void> {
    await this.know();
    this.#is(await api.rename(name));
  }

  /** Makes this browser known as whom a link, a written code or a passkey shows the reader to be. */
  async enter(shown: Promise<Me>): Promise<void> {
    this.#is(await shown);
    forget(GAMES_STORE);
  }

  /** Whoever has come in by an invitation. */
  joined(me: Me): void {
    this.#is(me);
  }

  /** This browser is nobody's any more: the page begins anew. */
  left(): void {
    forget(GAMES_STORE);
    settings.push = false;
    location.assign(addressOf('/'));
  }

  #is(me: Me): void {
    this.#asked = Promise.resolve(me);
    this.me = me;
  }
}

export const guest = new Guest();
