// Shows the page's requirements in a browser that is too old, where the page would otherwise stay empty or broken.
// Every browser can run this script. The build inserts the words (plugins/old.ts).
(function () {
  var WORDS = /* words */ {};
  // Only the browsers of package.json have both features. Firefox added the first one last, the others the second.
  var NEEDED = [['selector(:has(a))'], ['color', 'color-mix(in srgb, red, red)']];
  var fits = typeof CSS === 'object' && 'noModule' in document.createElement('script');
  for (var at = 0; fits && at < NEEDED.length; at++) fits = CSS.supports.apply(CSS, NEEDED[at]);
  if (fits) return;
  var language;
  try {
    language = JSON.parse(localStorage.getItem('quarterdeck') || '{}').language;
  } catch (error) {
    language = '';
  }
  if (!WORDS[language]) language = /^ja/.test(navigator.language) ? 'ja' : 'en';
  var told = document.createElement('p');
  told.id = 'old';
  told.lang = language;
  told.setAttribute('role', 'alert');
  told.style.cssText = 'margin: 0; padding: 16px; color: black; background: white; font: 18px/1.5 sans-serif';
  told.appendChild(document.createTextNode(WORDS[language]));
  document.body.insertBefore(told, document.body.firstChild);
})();
