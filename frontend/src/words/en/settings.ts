import type { Catalogue } from '../types';

/** The settings, whose words are loaded when they are opened. */
const en = {
  'settings.language': 'Language',
  'settings.theme': 'Light',
  'settings.theme_system': 'as the system',
  'settings.theme_day': 'day',
  'settings.theme_night': 'night',
  'settings.pace': 'Pace',
  'settings.pace_of': 'Pace at {game}',
  'settings.pace_off': 'all at once',
  'settings.pace_slow': 'slow',
  'settings.pace_normal': 'normal',
  'settings.pace_fast': 'fast',
  'settings.movement': 'Movement',
  'settings.movement_on': 'on',
  'settings.movement_on_help': 'Cards travel.',
  'settings.movement_reduced': 'reduced',
  'settings.movement_reduced_help': 'Cards fade in and out where they lie.',
  'settings.movement_off': 'off',
  'settings.movement_off_help': 'Nothing moves and nothing fades.',
  'settings.cards': 'Cards in your hand',
  'settings.cards_normal': 'normal',
  'settings.cards_large': 'large',
  'settings.left_handed': 'Left-handed',
  'settings.left_handed_help': 'Cards show their numbers in the right corner, and buttons stand on the left.',
  'settings.play': 'At the table',
  'settings.volume_off': 'off',
  'settings.volume_quiet': 'quiet',
  'settings.volume_medium': 'medium',
  'settings.volume_loud': 'loud',
  'settings.call': 'When it is your turn and you look elsewhere',
  'settings.notify': 'Show a notice',
  'settings.notify_help': 'Your browser asks you first whether it may.',
  'settings.notify_insecure': 'Browsers show notices only on pages that come by https. This one does not.',
  'settings.notify_missing':
    'This browser cannot show notices. On an iPhone or iPad, add the page to the home screen first.',
  'settings.notify_denied':
    "You have forbidden notices for this page. Your browser's settings for the page can allow them.",
  'settings.push': 'Send a message to this device',
  'settings.push_help':
    "Also when the page is closed: where it is your turn and you are not at the table, or somebody offers another game. At most one a table until you come back. Messages go through the push service of your browser's maker, which learns when this server writes to you, and cannot read what.",
  'settings.push_insecure': 'Messages come only to pages that come by https. This one does not.',
  'settings.push_missing':
    'No messages come to this browser. On an iPhone or iPad, add the page to the home screen first and open it from there.',
  'settings.push_failed': "Your browser cannot reach its maker's push service, or does not want to. Try again later.",
  'settings.vibrate': 'Vibrate',
  'settings.tap_twice': 'Tap twice to play a card',
  'settings.auto_forced': 'Play a card by itself when it is the only legal one',
} satisfies Catalogue;

export default en;
