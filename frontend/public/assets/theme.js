// Runs before the first paint, so that a chosen theme never flashes. lib/settings.svelte.ts does the rest.
(function () {
  var theme;
  try {
    theme = JSON.parse(localStorage.getItem('quarterdeck') || '{}').theme;
  } catch {
    theme = undefined;
  }
  if (theme !== 'day' && theme !== 'night')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  document.documentElement.dataset.theme = theme;
})();
