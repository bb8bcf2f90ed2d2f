/** Draws components of the page as SVG symbols that need no styles; scripts/generate_faces.py calls `faces.draw`. */
import { mount, unmount, type Component } from 'svelte';
import '../src/styles/shared.css';
import '../src/styles/tokens.css';
import { loadWords } from '../src/words/index';

const COMPONENTS = import.meta.glob<Component>(
  ['../src/games/*/{Card,Back}.svelte', '../src/games/*/pieces/{Card,Back,Gauge}.svelte'],
  { eager: true, import: 'default' },
);
const SVG = 'http://www.w3.org/2000/svg';
/** Properties with their first values; a child inherits all of them but the opacity. */
const FIRST: Record<string, string> = {
  fill: '#000000',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'paint-order': 'normal',
  'font-size': '16',
  'font-weight': '400',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
  opacity: '1',
};
/** Attributes that the computed style replaces. */
const REPLACED = new Set(['class', 'style', 'transform', 'aria-hidden', ...Object.keys(FIRST)]);

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const rounded = (text: string): string =>
  text.replace(/-?\d*\.?\d+(e-?\d+)?(px)?/g, (number) => String(Math.round(parseFloat(number) * 100) / 100));

/** A colour as `#rrggbb` and its opacity. */
function painted(colour: string): [string, string] {
  if (colour === 'none' || !canvas) return ['none', '1'];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return [`#${hex}`, rounded(String(alpha / 255))];
}

/** A copy of an element with attributes instead of styles; null if it is not shown. */
function plain(element: Element, inherited: Record<string, string>): Element | null {
  const style = getComputedStyle(element);
  if (style.display === 'none') return null;
  const copy = document.createElementNS(SVG, element.localName);
  for (const { name, value } of element.attributes) if (!REPLACED.has(name)) copy.setAttribute(name, value);
  const values = Object.fromEntries(Object.keys(FIRST).map((name) => [name, rounded(style.getPropertyValue(name))]));
  [values.fill, values['fill-opacity']] = painted(style.fill);
  [values.stroke, values['stroke-opacity']] = painted(style.stroke);
  for (const [name, value] of Object.entries(values)) if (value !== inherited[name]) copy.setAttribute(name, value);
  if (style.transform !== 'none') {
    const [x, y] = style.transformOrigin.split(' ').map(parseFloat);
    const about = x || y ? [`translate(${x} ${y})`, `translate(${-(x ?? 0)} ${-(y ?? 0)})`] : ['', ''];
    copy.setAttribute('transform', rounded([about[0], style.transform, about[1]].join(' ').trim()));
  }
  for (const child of element.children) copy.append(plain(child, { ...values, opacity: '1' }) ?? '');
  if (element.children.length === 0) copy.textContent = element.textContent;
  return copy;
}

/** What a component draws in its `viewBox` of 100 by 140, as SVG. */
async function piece(component: string, props: Record<string, unknown>): Promise<string> {
  const file = COMPONENTS[`../src/games/${component}.svelte`];
  if (!file) throw new Error(`there is no component ${component}`);
  const target = document.createElement('div');
  target.style.width = '100px';
  document.body.append(target);
  const mounted = mount(file, { target, props });
  const symbol = document.createElementNS(SVG, 'symbol');
  for (const child of target.querySelector('svg')?.children ?? []) symbol.append(plain(child, FIRST) ?? '');
  await unmount(mounted);
  target.remove();
  return symbol.innerHTML
    .replaceAll(` xmlns="${SVG}"`, '')
    .replaceAll(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>')
    .replaceAll('"', "'");
}

/** What these components draw, each named with its properties. */
export async function draw(wanted: [string, Record<string, unknown>][]): Promise<string[]> {
  await loadWords('en');
  return Promise.all(wanted.map(([component, props]) => piece(component, props)));
}
