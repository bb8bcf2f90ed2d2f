// Runs before the first paint, so that a chosen theme never flashes. lib/settings.svelte.ts does the rest.
(function () {
  var theme;
  function told(name) {
    var meta = document.querySelector('meta[name="quarterdeck-' + name + '"]');
    return meta && meta.content;
  }
  // As in lib/addresses.ts.
  var folder = told('site') ? location.pathname.replace(/[^/]*$/, '') : told('folder') || '/';
  try {
    theme = JSON.parse(localStorage.getItem(folder === '/' ? 'quarterdeck' : 'quarterdeck ' + folder) || '{}').theme;
  } catch {
    theme = undefined;
  }
  if (theme !== 'day' && theme !== 'night')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  document.documentElement.dataset.theme = theme;
})();
