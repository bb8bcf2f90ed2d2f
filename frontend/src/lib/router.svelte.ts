/** Finds the page to show by the address, and changes it without loading again. */
import { tick } from 'svelte';
import PAGES from './pages.json';
import { addressOf, here, placeAt, served } from './addresses';

/** What a replay of a table shows: the whole game, alone or in a shared review, or the finished rounds. */
export type Replayed = 'game' | 'together' | 'rounds';

export type Route =
  | { page: 'home' | 'games' | 'me' | 'enter' | 'site' | 'join' | 'puzzles' | 'days' | 'stop' | 'unknown' }
  | { page: 'table' | 'screen' | 'deals'; id: string }
  | { page: 'rules' | 'learn' | 'strategy' | 'workshop' | 'puzzle'; game: string }
  | { page: 'replay'; id: string | null; what: Replayed }
  | { page: 'evening'; id: string; stay: boolean };

/** The kinds of addresses, each with at most one parameter. The server and the service worker use the same list. */
const ROUTES = Object.entries(PAGES).map(([address, route]) => {
  const hole = /\{(\w+)\}/.exec(address)?.[1];
  return { form: new RegExp(`^/${address.replace(/\{\w+\}/, '([A-Za-z0-9_-]+)')}/?$`), hole, route };
});

export function parse(path: string): Route {
  for (const { form, hole, route } of ROUTES) {
    const found = form.exec(path);
    if (found) return { ...route, ...(hole && { [hole]: found[1] }) } as Route;
  }
  return { page: 'unknown' };
}

const SERVED: readonly Route['page'][] = ['screen', 'enter', 'site', 'join', 'stop'];

function routeAt(path: string): Route {
  const route = parse(path);
  return served || !SERVED.includes(route.page) ? route : { page: 'unknown' };
}

class Router {
  #path = $state(here().page);
  route = $derived(routeAt(this.#path));

  constructor() {
    addEventListener('popstate', () => this.#show());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(page: string): void {
    history.pushState(null, '', addressOf(page));
    scrollTo(0, 0);
    this.#show();
  }

  /** Show the page at the current address. The focus moves to its beginning, for readers who cannot see the change. */
  #show(): void {
    const { page } = here();
    if (page === this.#path) return;
    this.#path = page;
    void tick().then(() => document.getElementById('page')?.focus({ preventScroll: true }));
  }

  /** On a plain click on a link within the site, show its page without loading again. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || modified || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const place = placeAt(link);
    if (!place) return this.#within(event, link);
    if (place.page === this.#path && place.part) return;
    event.preventDefault();
    this.go(place.page + place.part);
  }

  /** Without a server, follow a link to a part of the current page: by itself it would replace the page's address. */
  #within(event: MouseEvent, link: HTMLAnchorElement): void {
    if (served || !link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.focus();
  }
}

export const router = new Router();
