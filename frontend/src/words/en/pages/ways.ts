import type { Catalogue } from '../../types';

/** Notifications by mail or a webhook, for the settings and for the page that ends them. */
export default {
  'way.mail': 'Send me mail',
  'way.mail_help':
    'Where it is your turn and you are not at the table, or somebody offers another game. At most one a table until you come back. A mail has the name of the game and of the table, who offers, and the link to the table, never a card. Mail is not encrypted all the way: who carries it can read it. Your address is kept until you remove it, and shown to nobody.',
  'way.mail_address': 'Your mail address',
  'way.webhook': 'Call a webhook of mine',
  'way.webhook_help':
    'The same by ntfy or Discord, also without https here. Give the address of your own ntfy topic, with a name that nobody guesses, or of a webhook of a Discord channel: whoever reads there sees the name of the game and of the table, who offers, and the link to the table, never a card. The address is kept until you remove it.',
  'way.webhook_address': 'Address, https://ntfy.sh/… or https://discord.com/api/webhooks/…',
  'way.send': 'Send a code there',
  'way.sent': 'A code is on its way to {address}. It holds for an hour.',
  'way.code': 'The code',
  'way.confirm': 'Confirm',
  'way.on': 'Messages go to {address}.',
  'way.remove': 'Remove',
  'way.removed': 'Removed. Nothing goes there any more.',

  'stop.title': 'Stop these messages?',
  'stop.help': 'No more of them will come to this address. You can ask for them again in the settings.',
  'stop.do': 'Stop the messages',
  'stop.done': 'Done. No more of these messages come.',

  'error.no_way': 'This site sends nothing of that kind.',
  'error.bad_address': 'Nothing can be sent to that address. Look at it again: a webhook begins with https://.',
  'error.not_sent': 'The code could not be sent there. Look at the address again, or try later.',
  'error.bad_code': 'That is not the code that was sent, or it does not hold any more. You can have a new one sent.',
} satisfies Catalogue;
