/** Which page is shown: the address, and how it changes without leaving the page. */
import { tick } from 'svelte';
import { addressOf, here, placeAt, served } from './site';

/** Of a table: the whole game, alone or together with others, or the rounds that spectators may see. */
export type Replayed = 'game' | 'together' | 'rounds';

/** Pages whose address is their name. */
const PLAIN = ['games', 'me', 'enter', 'house', 'join', 'puzzles', 'days', 'stop'] as const;
type Plain = (typeof PLAIN)[number];

export type Route =
  | { page: 'home' }
  | { page: 'table' | 'screen'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'learn' | 'strategy'; game: string }
  | { page: 'workshop'; game: string }
  | { page: 'puzzle'; game: string }
  | { page: 'deals'; id: string }
  | { page: 'replay'; id: string | null; what: Replayed }
  | { page: Plain }
  | { page: 'evening'; id: string; stay: boolean }
  | { page: 'unknown' };

function segment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page at a path. */
export function parse(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').slice(1).map(segment);
  if (first === 'evening' && second && rest.filter(Boolean).join() === 'games')
    return { page: 'evening', id: second, stay: true };
  if (first === 'table' && second && rest.filter(Boolean).join() === 'screen') return { page: 'screen', id: second };
  if (first === 'replay' && second && (rest[0] === 'together' || rest[0] === 'rounds'))
    return { page: 'replay', id: second, what: rest[0] };
  if (rest.length > 0 && rest.some(Boolean)) return { page: 'unknown' };
  if (first === '') return { page: 'home' };
  if (first === 'table' && second) return { page: 'table', id: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if ((first === 'learn' || first === 'strategy') && second) return { page: first, game: second };
  if (first === 'workshop' && second) return { page: 'workshop', game: second };
  if (first === 'puzzles' && second) return { page: 'puzzle', game: second };
  if (first === 'deals' && second) return { page: 'deals', id: second };
  if (first === 'evening' && second) return { page: 'evening', id: second, stay: false };
  if (first === 'replay') return { page: 'replay', id: second || null, what: 'game' };
  if (PLAIN.includes(first as Plain) && !second) return { page: first as Plain };
  return { page: 'unknown' };
}

/** Pages that mean nothing where there is no server. */
const SERVED: readonly Route['page'][] = ['screen', 'enter', 'house', 'join', 'stop'];

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

  /** Goes to a page of this site. */
  go(page: string): void {
    history.pushState(null, '', addressOf(page));
    scrollTo(0, 0);
    this.#show();
  }

  /** A reader who cannot see the change is put at the new page's beginning. */
  #show(): void {
    const { page } = here();
    if (page === this.#path) return;
    this.#path = page;
    void tick().then(() => document.getElementById('page')?.focus({ preventScroll: true }));
  }

  /** Plain clicks on links within the site stay within the page. */
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

  /** A link to a place in the page that is shown must not take the place of the page's own address. */
  #within(event: MouseEvent, link: HTMLAnchorElement): void {
    if (served || !link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.focus();
  }
}

export const router = new Router();
