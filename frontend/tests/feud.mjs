/** Options and cards of Feud, for the tests of its page. */
export const OPTIONS = {
  preset: 'basic',
  items: true,
  study: false,
  reservation: false,
  affinities: false,
  maneuvers: {},
  skirmishes: 'off',
};
export const list = (names) => names.split(' ');
