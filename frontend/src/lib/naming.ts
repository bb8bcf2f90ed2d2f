/**
 * Shows names at a table so that people can be told apart, on the screen and by screen readers. Names that look equal
 * get a number, and a name with mixed scripts gets a warning sign. No name can contain the characters of these marks
 * (`bare`).
 */

/** Characters that only the page may put beside a name: numbers, a warning sign, and brackets of further marks. */
const DRAWN = /[\u2460-\u2473\u24EA-\u24FF\u2776-\u2793\u3251-\u325F\u32B1-\u32BF\u26A0()\uFF08\uFF09]\uFE0F?/gu;
const FIRST = 0x2460;
const MIXED = '\u26A0';
const MARK = /\s[\u2460-\u2473\u26A0\s]+$/u;

/** Scripts in current use (UAX #31, table 5). */
const SCRIPTS = [
  ...['Arab', 'Armn', 'Beng', 'Bopo', 'Cyrl', 'Deva', 'Ethi', 'Geor', 'Grek', 'Gujr', 'Guru', 'Hang', 'Hani', 'Hebr'],
  ...['Hira', 'Kana', 'Khmr', 'Knda', 'Laoo', 'Latn', 'Mlym', 'Mymr', 'Orya', 'Sinh', 'Taml', 'Telu', 'Thaa', 'Thai'],
  'Tibt',
];
/** Scripts that are used together in one language (UTS #39, "highly restrictive"). */
const TOGETHER = [
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
];
const of = (scripts: readonly string[]): string => scripts.map((script) => `\\p{scx=${script}}`).join('');
const COMMON = of(['Zyyy', 'Zinh']);
/** Match the names that count as unmixed: in one script, in scripts of one language, or only in rare scripts. */
const UNMIXED = [
  ...[...TOGETHER, ...SCRIPTS.map((script) => [script])].map((scripts) => `[${of(scripts)}${COMMON}]*`),
  `(?:[${COMMON}]|[^${of(SCRIPTS)}])*`,
].map((text) => new RegExp(`^${text}$`, 'u'));

const isMixed = (name: string): boolean => !UNMIXED.some((known) => known.test(name));

/** A name without the characters that only the page may use. */
export const bare = (name: string): string => name.replaceAll(DRAWN, ' ').replaceAll(/\s+/g, ' ').trim();

/** A form of a name in which names that look alike are equal: without marks, width, case and invisible characters. */
export const readAs = (name: string): string =>
  [...bare(name).normalize('NFKC').toUpperCase()]
    .map((letter) => letter.toLowerCase())
    .join('')
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '');

/** A name with its marks. `number`: tells equal names apart; 0: none. */
export const shown = (name: string, number = 0): string => {
  const text = bare(name);
  const marks = [number > 0 ? String.fromCodePoint(FIRST + number - 1) : '', isMixed(text) ? MIXED : ''];
  return [text, ...marks].filter(Boolean).join(' ');
};

/** The seats of one table, with their names as shown. */
export function named<S extends { name: string }>(seats: readonly S[]): S[] {
  const read = seats.map(({ name }) => readAs(name));
  return seats.map((seat, at) => {
    const alike = read.flatMap((other, place) => (other && other === read[at] ? [place] : []));
    return { ...seat, name: shown(seat.name, alike.length > 1 ? alike.indexOf(at) + 1 : 0) };
  });
}

/** Split a shown name into the name itself, which may be cut off in little room, and the page's marks. */
export function divided(name: string): [name: string, mark: string] {
  const mark = MARK.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - mark.length), mark];
}

/** Whether a name is the default that a server or a browser gives to a person without one. */
export const isUnnamed = (name: string): boolean => /^Guest \d{3}$/.test(name);

export const hasMixed = (name: string): boolean => divided(name)[1].includes(MIXED);
