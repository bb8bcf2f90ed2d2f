import type { Catalogue } from '../../types';

export default {
  'replay.title': 'Step through a game',
  'replay.choose': 'Choose a record file',
  'replay.help':
    "A file with one game (.json), or with a game in every line (.jsonl). It stays on this device; only rules of a table's own are sent to the server, to be put in words.",
  'replay.help_alone': 'A file with one game (.json), or with a game in every line (.jsonl). It stays on this device.',
  'replay.which': 'Game in this file',
  'replay.number': 'Game {number}',
  'replay.not_text':
    'This file is not text in UTF-8 without a byte order mark. Save it as such, or choose another file.',
  'replay.not_json':
    'Line {line} of this file is not JSON that every program can read. Choose a file that Quarterdeck wrote.',
  'replay.twice':
    'In the game that begins at line {line} of this file, an object has the name "{name}" twice. Choose a file that Quarterdeck wrote.',
  'replay.not_record':
    'Game {number} in this file is not a Quarterdeck record of format 1: {path} does not fit. Choose another file.',
  'replay.other_rules':
    'Game {number} in this file was played by other rules than this version knows. Use the Quarterdeck that wrote it, or a newer one.',
  'replay.unknown_game': 'This record is of the game "{game}", which this version does not know.',
  'replay.too_large': 'This file has more than 256 MB. Choose one with fewer games.',
  'replay.too_long': 'Line {line} of this file is longer than any game. Choose a file that Quarterdeck wrote.',
  'replay.empty': 'There is no game in this file. Choose another one.',
} satisfies Catalogue;
