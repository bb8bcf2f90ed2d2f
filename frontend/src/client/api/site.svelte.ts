/** The site's state for the reader: admission, announcement, role. Refreshed every minute. */
import { ask } from './http';
import type { SiteInfo } from '../../contract/http';
import { served } from '../../lib/addresses';
import { keep, kept } from '../../lib/storage';

const AGAIN = 60_000;
/** Milliseconds before the site's state is requested, unless the answer about the guest has included it by then. */
const SOON = 5000;
/** The storage name of the time of the announcement that the reader has dismissed. */
const PUT_AWAY = 'quarterdeck-announcement';

class Site {
  /** The site's state; null until it is loaded. Until then the page assumes that the reader is admitted. */
  info = $state.raw<SiteInfo | null>(null);
  #away = $state(kept(PUT_AWAY));

  /** Fetch the state soon, and then every minute while the page is visible. */
  watch(): void {
    if (!served) return;
    setTimeout(() => this.info ?? void this.look(), SOON);
    setInterval(() => document.visibilityState === 'visible' && void this.look(), AGAIN);
  }

  async look(): Promise<void> {
    if (!served) return;
    this.info = await ask('GET /api/site').catch(() => this.info);
  }

  get announcement(): SiteInfo['announcement'] {
    const found = this.info?.announcement ?? null;
    return found && JSON.stringify(found.at) !== this.#away ? found : null;
  }
  putAway(): void {
    const { at } = this.info?.announcement ?? { at: 0 };
    keep(PUT_AWAY, at);
    this.#away = JSON.stringify(at);
  }

  get owned(): boolean {
    return this.info?.you?.role === 'owner';
  }

  /** Why the reader is not admitted; null if they are. `byLink`: they follow a table's link, which may admit them. */
  barred(byLink: boolean): 'invited' | 'closed' | 'banned' | null {
    if (!this.info) return null;
    const { door, tables_invite, you } = this.info;
    if (you) return you.ban ? 'banned' : null;
    return door === 'open' || (byLink && tables_invite) ? null : door;
  }
}

export const site = new Site();
