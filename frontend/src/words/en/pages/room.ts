import type { Catalogue } from '../../types';

/** Several people in one room: the table on a television, several players at one device. */
export default {
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
  'hands.setup': 'Another person, on this device',
  'hands.name': 'Name',
  'hands.default': 'Player {number}',
  'hands.add': 'Another person plays on this device',
  'hands.sit': 'Sit down too',
  'hands.here': 'on this device',
  'hands.gets_up': '{name} gets up',
  'hands.pass_to': 'Pass the device to {name}',
  'hands.who': 'Who has the device?',
  'hands.help': 'The hand is shown when its owner presses the button. Everybody else looks away.',
  'hands.i_am': 'I am {name}',
  'hands.draw': 'Draw the curtain',
  'screen.follows': 'The next game will appear here.',
} satisfies Catalogue;
