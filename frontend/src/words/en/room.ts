import type { Catalogue } from '../types';

/** People in one room: the table on a television, several at one device. */
const en = {
  'screen.title': '{name} on the screen',
  'screen.show': 'Show the table on a television or tablet',
  'screen.show_help': 'It shows what lies open on the table, to be read across the room; the hands stay on the phones.',
  'screen.address': 'Open this address there',
  'screen.here': 'Open it in this browser',
  'screen.scan': 'Scan to sit down',
  'screen.sit': 'The way to a seat',
  'screen.full': 'Fill the whole screen',
  'screen.leave': 'Go to the table itself',
  'screen.after_round': 'So far',
  'screen.follows': 'The next game will appear here.',
} satisfies Catalogue;

export default en;
