// Runs before the first paint, so that a chosen theme never flashes, and requests at once the files of the page at this
// address (plugins/early.ts). lib/settings.svelte.ts does the rest.
(function () {
  var theme, language;
  function told(name) {
    var meta = document.querySelector('meta[name="quarterdeck-' + name + '"]');
    return meta && meta.content;
  }
  // As in lib/addresses.ts.
  var site = told('site');
  var folder = site ? location.pathname.replace(/[^/]*$/, '') : told('folder') || '/';
  try {
    var stored = JSON.parse(localStorage.getItem(folder === '/' ? 'quarterdeck' : 'quarterdeck ' + folder) || '{}');
    theme = stored.theme;
    language = stored.language;
  } catch {
    theme = undefined;
  }
  if (theme !== 'day' && theme !== 'night')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  document.documentElement.dataset.theme = theme;

  function asked(files) {
    for (var tag of navigator.languages) language = language || (files['*'][tag.slice(0, 2)] && tag.slice(0, 2));
    var page = site ? location.hash.slice(2) : location.pathname.slice(folder.length);
    var first = page.split('/')[0];
    return (files[first] || files['*'])[language || 'en'];
  }
  var early = told('early');
  if (!early) return;
  for (var name of asked(JSON.parse(early))) {
    var link = document.createElement('link');
    var style = /\.css$/.test(name);
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.crossOrigin = '';
    link.href = folder + name;
    document.head.append(link);
  }
})();
