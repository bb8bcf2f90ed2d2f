import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { TARGETS } from './plugins/browsers.ts';
import { compress } from './plugins/compress.ts';
import { icons } from './plugins/icons.ts';
import { missing } from './plugins/missing.ts';
import { pages } from './plugins/pages.ts';
import { old } from './plugins/old.ts';
import { rules, strategy } from './plugins/rules.ts';
import { words } from './plugins/words.ts';
import { worker } from './plugins/worker.ts';

/** Where `npm run dev` finds the server: `QUARTERDECK_URL=http://127.0.0.1:9000 npm run dev`. */
const server = process.env.QUARTERDECK_URL ?? 'http://127.0.0.1:8000';

/** What is always needed together comes in one piece: cut into many small ones it is heavier, and later. */
const groups = [
  {
    name: 'base',
    test: /node_modules\/svelte\/|src\/(words\/index|games\/(index|installed)|contract\/(ids|language)|lib\/(api|committing|guest|habits|http|levels|local|pages|parts|problems|router|server|settings|site|storage|terms|words)|shell\/(Compass|Icon|Notice|Part|names))\b/,
  },
  {
    name: 'table',
    test: /src\/(table\/(Table|Live|Frame|Stage|Hand|Plate|Asked|Tool|ToolIcon|SeatClock|advance|course|director|focus|here|layout|looked-at|motion|notices|picking|progress|sentences|sharing|sheets|sounds|standing|tell|term|turning)\b|shell\/Dialog|lib\/(articles|calling|connection|far|joining|lists|low|ticking)|table\/define)\b/,
  },
  { name: 'site', test: /src\/shell\/(GameCard|Home|SitePage|SiteHeader|SiteFooter|Switches)\b/ },
  { name: 'trick', test: /src\/table\/(Trick|Laid|TeamMark|SuitMark|teams|asking|AskWhy)\b/ },
  { name: 'feud-cards', test: /games\/feud\/pieces\/(Back|Card|Court|banners|faces)\b/ },
  { name: 'feud-signs', test: /games\/feud\/(cards|names|phases|striking|pieces\/(Seal|names))\b/ },
  { name: 'pictures', test: /games\/(scenes|(seas-of-strife|sea-change)\/Drawing|turn-the-tide\/Gauge)\b/ },
];

export default defineConfig({
  plugins: [words(), rules(), strategy(), icons(), svelte(), pages(), missing(), old(), worker(), compress()],
  // Whatever asks for another file asks for it beside itself, so that the page may lie in any folder; but at a server
  // the page itself is shown at all its addresses.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  build: {
    target: TARGETS,
    // The page obeys a strict content security policy: nothing inline, nothing as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    // The socket is only for the server's own pages, so the proxy speaks under its origin.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
    fs: { allow: ['..'] },
  },
});
