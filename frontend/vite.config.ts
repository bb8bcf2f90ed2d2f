import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { TARGETS } from './plugins/browsers.ts';
import { compress } from './plugins/compress.ts';
import { earlyFiles } from './plugins/early.ts';
import { icons } from './plugins/icons.ts';
import { missing } from './plugins/missing.ts';
import { pages } from './plugins/pages.ts';
import { old } from './plugins/old.ts';
import { rules, strategy } from './plugins/rules.ts';
import { words } from './plugins/words.ts';
import { worker } from './plugins/worker.ts';

/** The server for `npm run dev`: `QUARTERDECK_URL=http://127.0.0.1:9000 npm run dev`. */
const server = process.env.QUARTERDECK_URL ?? 'http://127.0.0.1:8000';

/** Matches modules below src by folder; a name ends at the end of a word. */
const modules = (folders: Record<string, string>): RegExp =>
  new RegExp(
    `/src/(${Object.entries(folders)
      .map(([folder, names]) => `${folder}/(${names.replaceAll(' ', '|')})`)
      .join('|')})\\b`,
  );

/** Modules that are always needed together are in one file: many small ones are larger, and slower. */
const groups = [
  {
    name: 'base',
    test: new RegExp(
      `${/node_modules\/svelte\/(?!src\/(transition|easing)\/)/.source}|${
        modules({
          contract: 'api-error ids language levels',
          'lib/device': 'idle',
          lib: 'installed length lengths pages router settings site storage',
          'lib/deal': 'committing',
          pages: 'App',
          styles: 'base shared tokens',
          words: 'index installed parts problems translate',
          'client/api': 'api guest http server',
          'client/table': 'habits terms',
          'client/worker': 'local',
          ui: 'Compass Icon Notice Part names',
          'ui/page': 'Chart chart',
          games: 'index',
        }).source
      }`,
    ),
  },
  {
    name: 'table',
    test: modules({
      'transition|easing': 'index',
      lib: 'lists',
      'lib/device': 'viewport',
      'client/api': 'articles',
      'client/calls': 'calling',
      'client/table': 'connection joining known',
      ui: 'Dialog ticking',
      table: 'define picking sentences sheets sounds tell',
      'table/pace': 'advance director progress',
      'table/board': 'Asked Gain Hand OpenHand Plate SeatClock Stage layout motion',
      'table/frame': 'Frame focus visible-history notices',
      'table/terms': 'Terms term',
      'pages/table': 'Live Table TablePage here',
      'pages/table/above': 'course',
      'ui/page': 'FullPage TableBar',
    }),
  },
  {
    name: 'site',
    test: modules({ 'ui/page': 'SiteFooter SiteHeader SitePage Switches', 'pages/home': 'GameCard Home' }),
  },
  {
    name: 'trick',
    test: modules({
      'table/asking': 'asking',
      'table/board': 'Laid LastTrick Seats SuitMark TeamMark Trick teams',
    }),
  },
  { name: 'outcomes', test: modules({ 'pages/games': 'GameRow outcomes' }) },
  { name: 'feud-cards', test: modules({ 'games/feud/pieces': 'Back Card Court faces' }) },
  {
    name: 'feud-signs',
    test: modules({
      'games/feud/pieces': 'Seal names',
      'games/feud/rules': 'cards phases striking',
      'games/feud/telling': 'names',
    }),
  },
  {
    name: 'pictures',
    test: modules({
      games: 'scenes',
      'games/sea-change': 'Drawing',
      'games/seas-of-strife': 'Drawing',
      'games/turn-the-tide/pieces': 'Gauge',
    }),
  },
];

export default defineConfig({
  plugins: [
    words(),
    rules(),
    strategy(),
    icons(),
    svelte(),
    pages(),
    missing(),
    old(),
    earlyFiles(),
    worker(),
    compress(),
  ],
  // Files refer to each other by relative paths, so that the page may be in any folder; but a server shows the page
  // itself at all its addresses.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  build: {
    target: TARGETS,
    // The page has a strict content security policy: nothing inline, nothing as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    // The socket accepts only the server's own pages, so the proxy uses its origin.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
    fs: { allow: ['..'] },
  },
});
