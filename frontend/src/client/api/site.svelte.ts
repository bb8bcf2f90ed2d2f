/** The site as it is for the reader: its door, what is announced, what they are here. Looked at again now and then. */
import { ask } from './http';
import type { SiteInfo } from '../../contract/http';
import { served } from '../../lib/addresses';
import { keep, kept } from '../../lib/storage';

const AGAIN = 60_000;
/** How long it is waited for the page to learn of the site by asking who the reader is. */
const SOON = 5000;
/** Which announcement the reader has put away. */
const PUT_AWAY = 'quarterdeck-announcement';

class Site {
  /** Null until it is known: then every page is shown as it is. */
  info = $state.raw<SiteInfo | null>(null);
  #away = $state(kept(PUT_AWAY));

  /** Looks now and then, as long as the page lives. */
  watch(): void {
    if (!served) return;
    setTimeout(() => this.info ?? void this.look(), SOON);
    setInterval(() => document.visibilityState === 'visible' && void this.look(), AGAIN);
  }

  async look(): Promise<void> {
    if (!served) return;
    this.info = await ask('GET /api/site').catch(() => this.info);
  }

  /** What is announced and not put away. */
  get announcement(): SiteInfo['announcement'] {
    const found = this.info?.announcement ?? null;
    return found && JSON.stringify(found.at) !== this.#away ? found : null;
  }
  putAway(): void {
    const { at } = this.info?.announcement ?? { at: 0 };
    keep(PUT_AWAY, at);
    this.#away = JSON.stringify(at);
  }

  /** The reader is an owner. */
  get owned(): boolean {
    return this.info?.you?.role === 'owner';
  }

  /** Why the reader may not come in; `byLink`: they are on their way to something that has a link of its own. */
  barred(byLink: boolean): 'invited' | 'closed' | 'banned' | null {
    if (!this.info) return null;
    const { door, tables_invite, you } = this.info;
    if (you) return you.ban ? 'banned' : null;
    return door === 'open' || (byLink && tables_invite) ? null : door;
  }
}

export const site = new Site();
