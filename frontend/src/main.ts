import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import { mount } from 'svelte';
import App from './pages/App.svelte';
import { keepSubscribed } from './client/calls/called.svelte';
import { keepCompositions } from './lib/device/composing';
import { quiet } from './lib/device/idle';
import { applySettings, settings } from './lib/settings.svelte';
import { fileOf } from './lib/addresses';
import { loadWords } from './words';

applySettings();
keepSubscribed();
keepCompositions();
const target = document.getElementById('app');
void loadWords(settings.language).then(() => {
  if (!target) return;
  target.replaceChildren();
  mount(App, { target });
});

// Browsers have service workers only in secure contexts; without one the page works as usual. The worker loads
// everything that the page may ever need, so it starts after what is needed now.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void quiet().then(() => navigator.serviceWorker.register(fileOf('sw.js')).catch(() => undefined));
