/** The site's state for the reader: admission, announcement, role. Refreshed now and then. */
import { ask } from './http';
import type { SiteInfo } from '../../contract/http';
import { served } from '../../lib/addresses';
import { keep, kept } from '../../lib/storage';

const AGAIN = 60_000;
/** Milliseconds before a request of its own, unless the guest's answer has brought the site's state. */
const SOON = 5000;
/** The announcement that the reader has dismissed. */
const PUT_AWAY = 'quarterdeck-announcement';

class Site {
  /** Null until loaded: until then every page is shown. */
  info = $state.raw<SiteInfo | null>(null);
  #away = $state(kept(PUT_AWAY));

  /** Refresh now and then, as long as the page lives. */
  watch(): void {
    if (!served) return;
    setTimeout(() => this.info ?? void this.look(), SOON);
    setInterval(() => document.visibilityState === 'visible' && void this.look(), AGAIN);
  }

  async look(): Promise<void> {
    if (!served) return;
    this.info = await ask('GET /api/site').catch(() => this.info);
  }

  /** The announcement, unless it is dismissed. */
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

  /** Why the reader is not admitted. `byLink`: they follow a link that may admit them. */
  barred(byLink: boolean): 'invited' | 'closed' | 'banned' | null {
    if (!this.info) return null;
    const { door, tables_invite, you } = this.info;
    if (you) return you.ban ? 'banned' : null;
    return door === 'open' || (byLink && tables_invite) ? null : door;
  }
}

export const site = new Site();
