import type { Catalogue } from '../../types';

export default {
  'feud.own.some': 'cards',
  'feud.own.as_many': 'as many',
  'feud.own.now': 'They are now {cards}.',
  'feud.own.exchange_deck': '{Name} {name?take|takes} {took} from the Action Deck for {gave}.',
  'feud.own.exchange_discard': '{Name} {name?take|takes} {took} from the discard pile for {gave}.',
  'feud.own.renew_under': '{Name} {name?put|puts} {lost} under the Action Deck and {name?draw|draws} {drew}.',
  'feud.own.renew_discard': '{Name} {name?discard|discards} {lost} and {name?draw|draws} {drew}.',
  'feud.own.empty_deck': '{Name} {name?shuffle|shuffles} the Action Reserve into the Action Deck.',
  'feud.own.empty_discard': '{Name} {name?discard|discards} the Action Reserve: {cards}.',
  'feud.own.shuffle_deck': '{Name} {name?shuffle|shuffles} the Action Deck.',
  'feud.own.shuffle_discard': '{Name} {name?shuffle|shuffles} the discard pile into the Action Deck.',
  'feud.own.foresee': '{Name} {name?look|looks} at the top of the Action Deck: {cards}.',
  'feud.own.show_hand': '{Name} {name?show|shows} the hand: {cards}.',
  'feud.own.scattered': "{name?Your|{name}'s} columns are shuffled.",
  'feud.own.turned': "{name?Your|{name}'s} columns are turned about, unless that breaks the Way of Order.",
  'feud.own.swapped':
    "{name?Your|{name}'s} columns {one} and {other} change places, unless that breaks the Way of Order.",
  'feud.own.show_column': "{name?Your|{name}'s} column {column} is turned up: {card}.",
  'feud.own.arrange': '{Name} {name?have|has} arranged the columns anew.',
  'feud.own.lock': "{name?Your|{name}'s} {card} is locked in column {column}.",
  'feud.own.markers': {
    one: 'There is now {count} Marker on {unit}.',
    other: 'There are now {count} Markers on {unit}.',
  },
  'feud.own.call': '{Name} {name?call|calls} {unit} from the Army Reserve.',
  'feud.own.raise': '{Name} {name?put|puts} {unit} back into the Army Deck.',
  'feud.own.points': 'Points are now {points}.',
  'feud.own.points_of': '{name} {count}',
  'feud.own.deny_study': 'There is no Study this round.',
  'feud.own.deny_skirmishes': 'No Skirmish begins this round.',
} satisfies Catalogue;
