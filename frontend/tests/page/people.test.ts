/** A site and its people: its owner and admission, passkeys, own bots, notifications by mail or a webhook. */
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../src/client/api/site.svelte';
import type { TableState } from '../../src/contract/protocol';
import { asked, bodies, me, Refusal } from './server';
import { all, atServer, gone, press, reads, screen, shown, socket, until, visit, within, write } from './visit';

const part = (heading: string): Promise<HTMLElement> => shown(`section[aria-labelledby=${heading}]`);

const NOW = 1_800_000_000;
const RULES = { door: 'open', by_table: true, members_invite: false, makers: 'everybody', announcement: null };
const GUEST = { id: 'guest-1', name: 'Guest 1', created: NOW, role: null, keeper: null, banned: false };
const PERSON = { ...GUEST, ban: null, devices: [NOW], passkeys: 0, companions: [], bots: [], tables: [] };

afterEach(() => void (site.info = null));

/** A site's answers to its owner, whose changes are stored. */
function owned() {
  let rules: object = { ...RULES, limits: [{ name: 'chat_per_minute', value: 20, default: 20, low: 1, high: 100 }] };
  let banned: object | null = null;
  const you = { role: 'owner', may_invite: true, ban: null };
  const person = () => ({ ...PERSON, ban: banned && { ...banned, guest: GUEST.id, person: GUEST.id, until: null } });
  return {
    'GET /api/site': () => ({ ...me.site, ...rules, you }),
    'GET /api/site/proxies': [{ address: '127.0.0.1', at: NOW }],
    'GET /api/site/rules': () => rules,
    'PUT /api/site/rules': ({ body }: { body: { announcement?: object } }) =>
      (rules = { ...rules, ...body, ...(body.announcement && { announcement: { ...body.announcement, at: NOW } }) }),
    'GET /api/invitations': [],
    'POST /api/invitations': { secret: 'open-sesame' },
    'GET /api/site/people': () => [{ ...GUEST, banned: banned !== null }],
    'GET /api/site/people/{person_id}': person,
    'PUT /api/site/people/{person_id}/ban': ({ body }: { body: object }) => {
      banned = body;
      return person();
    },
  };
}

test('an owner guards the site, announces, invites, and bans', async () => {
  await visit('/site', { answers: owned() });
  await reads('--trusted-proxy 127.0.0.1');
  await press('By invitation', { role: 'radio' });
  await reads('Whoever is known already goes on.');
  await write('In English', 'Closed on Monday evening.');
  await press('Announce');
  await reads('Closed on Monday evening.', await shown('.announcement'));
  expect(bodies('PUT /api/site/rules')).toEqual([
    { door: 'invited' },
    { announcement: { en: 'Closed on Monday evening.', ja: '' } },
  ]);
  await press('Close', { where: await shown('.announcement') });
  await gone('.announcement');
  await press('Make an invitation');
  const link = (await screen.findByLabelText('Link of the invitation')) as HTMLInputElement;
  expect(link.value).toMatch(/\/join#open-sesame$/);
  expect(bodies('POST /api/invitations')).toEqual([{ uses: 1, days: 7 }]);

  const people = await part('people');
  await press('Search', { where: people });
  await press('Open: Guest 1', { where: people });
  await press('Ban', { where: await shown('dialog[open]') });
  await write('Reason, which they read', 'Rude words');
  await press('Ban', { where: (await shown('dialog[open] .danger')).parentElement! });
  await reads('Banned. They are told so.');
  await reads('banned', people);
  await reads('Rude words', await shown('dialog[open] dl'));
  expect(bodies(`PUT /api/site/people/${GUEST.id}/ban`)).toEqual([{ reason: 'Rude words', days: 7 }]);
});

test('a door that is shut says what can be done, and an invitation opens it', async () => {
  let you: object | null = null;
  const answers = {
    'GET /api/site': () => ({ ...me.site, door: 'invited', you }),
    'POST /api/join/look': { role: 'member' },
    'POST /api/join': () => {
      you = { role: 'member', may_invite: false, ban: null };
      return me;
    },
  };
  await visit('/', { language: 'ja', answers });
  await site.look();
  await screen.findByRole('heading', { name: '招待制です' });
  await visit('/join#open-sesame', { language: 'ja', answers });
  await press('中に入る');
  await reads('このサイトのメンバーになりました。');
  expect(location.hash, 'the secret is not left in the history').toBe('');
  expect(bodies('POST /api/join')).toEqual([{ secret: 'open-sesame', name: '' }]);
});

test('who opens the link of an owner is shown to their site', async () => {
  const answers = { ...owned(), 'POST /api/join/look': { role: 'owner' }, 'POST /api/join': me };
  await visit('/join#first', { answers });
  await press('Come in');
  await reads('The site is yours');
  await press('Your site', { role: 'link', where: await shown('form') });
  await part('door');
});

test('who is banned at a table is told why', async () => {
  const ban = { guest: 'ada', person: 'ada', until: null, reason: 'Rude words' };
  let you: object | null = null;
  await atServer({ game: 'feud' }, { answers: { 'GET /api/site': () => ({ ...me.site, you }) } });
  you = { role: null, may_invite: false, ban };
  socket().lose(4406);
  await screen.findByRole('heading', { name: 'You may not come in' });
  await reads('The reason given: Rude words');
});

test("a bot of one's own is made with a token that is shown once, and revoked", async () => {
  const copied = vi.fn();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
  let bots: object[] = [];
  const answers = {
    'GET /api/me/bots': () => bots,
    'POST /api/me/bots': ({ body: { name } }: { body: { name: string } }) => {
      if (name === 'Hana') return new Refusal(400, 'bot_name_taken');
      bots = [{ id: 'bot-1', name, created: NOW, used: null, here: false }];
      return { id: 'bot-1', name, token: 'a-secret' };
    },
    'DELETE /api/me/bots/{bot_id}': () => {
      bots = [];
      return { done: true };
    },
  };
  await visit('/me', { answers });
  const made = await part('bots');
  await write('Name of the new bot', 'Hana', made);
  await press('Make a bot');
  await reads('A bot has that name already', made);
  await write('Name of the new bot', 'Robo', made);
  await press('Make a bot');
  const shownToken = (await screen.findByLabelText('Token of Robo')) as HTMLInputElement;
  expect(shownToken.value).toBe('a-secret');
  await press('Copy the token');
  await press('Copied');
  expect(copied).toHaveBeenCalledWith('a-secret');
  await reads('not yet at a table', made);
  await visit('/me', { answers });
  await reads('not yet at a table', await part('bots'));
  expect(document.body.innerHTML).not.toContain('a-secret');
  await press('Revoke: Robo');
  await reads('The token of "Robo" does not hold any more');
  await until(() => document.activeElement === screen.getByLabelText('Name of the new bot'));
  expect(all('[aria-labelledby=bots] li')).toEqual([]);
});

test('a bot from outside is shown as whose it is, and as what plays for it once it is gone', async () => {
  await atServer({ game: 'feud' });
  const company = (socket().told[0] as TableState).seats;
  const bot = { name: 'Robo', owner: 'Ada Lovelace of Ockham', level: null, standin: null };
  const find = (more: object) => socket().finds({ seats: [company[0]!, { ...company[1]!, ...bot, ...more }] });
  find({});
  await reads('bot of Ada Lovelace of Ockham', await shown('[data-place=seat-1]'));
  find({ standin: 'medium' });
  await reads('bot for Robo', await shown('[data-place=seat-1]'));
});

/** A browser's passkeys; `make` and `choose` can fail with an error's name. */
function passkeys(): { make: string | null; choose: string | null } {
  const can = { make: null as string | null, choose: null as string | null };
  const key = { toJSON: () => ({ id: 'key-1' }) };
  const had = async (barred: string | null) => {
    if (barred) throw new DOMException('', barred);
    return key;
  };
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: (options: unknown) => options,
    parseRequestOptionsFromJSON: (options: unknown) => options,
  });
  const credentials = { create: () => had(can.make), get: () => had(can.choose) };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  return can;
}

test('a passkey is added, is the way back, and is removed', async () => {
  const can = passkeys();
  let known: object[] = [];
  const answers = {
    'GET /api/me/keys': () => ({ devices: 1, recovery: false, passkeys: known.length, forgotten_after: 365 }),
    'GET /api/me/passkeys': () => known,
    'POST /api/me/passkeys/options': { challenge: 'c' },
    'POST /api/me/passkeys': ({ body: { name } }: { body: { name: string } }) => {
      known = [{ id: 'key-1', name, created: NOW, used: null }];
      return known[0];
    },
    'DELETE /api/me/passkeys/{key}': () => {
      known = [];
      return { done: true };
    },
  };
  await visit('/me', { answers });
  const named = 'What the new passkey shall be called';
  await write(named, 'My laptop');
  await press('Add a passkey');
  await reads('From now on you can come back');
  await reads('since');
  expect(bodies('POST /api/me/passkeys')).toEqual([{ name: 'My laptop', credential: { id: 'key-1' } }]);
  can.make = 'InvalidStateError';
  await write(named, 'Once more');
  await press('Add a passkey');
  await reads('There is a passkey for you on this device already');
  await press('Sign out everywhere');
  await reads('You come back with your passkey', await shown('dialog[open]'));
  await press('Stay', { where: await shown('dialog[open]') });
  await press('Remove: My laptop');
  await reads('You cannot come back with');
});

test('a passkey shows who somebody is, or what is wrong with it', async () => {
  const can = passkeys();
  let answer: unknown = new Refusal(403, 'no_passkey');
  await visit('/enter', {
    answers: { 'POST /api/enter/passkey/options': { challenge: 'c' }, 'POST /api/enter/passkey': () => answer },
  });
  can.choose = 'NotAllowedError';
  await press('Come in with a passkey');
  await reads('Nothing has happened');
  can.choose = null;
  await press('Come in with a passkey');
  await reads('This passkey is not known here');
  answer = { ...me, name: 'Ben' };
  await press('Come in with a passkey');
  await reads('This device knows you now, Ben');
  expect(bodies('POST /api/enter/passkey')).toEqual([{ credential: { id: 'key-1' } }, { credential: { id: 'key-1' } }]);
});

test('mail is asked for, confirmed by its code, written in the language of the page, and removed', async () => {
  let mine: { address: string; language: string; confirmed: boolean }[] = [];
  const ways = () => ({ offered: ['mail', 'webhook'], mine: mine.map((way) => ({ kind: 'mail', ...way })) });
  const answers = {
    'GET /api/me/ways': ways,
    'PUT /api/me/ways/{way}': ({ body }: { body: { address: string; language: string } }) => {
      mine = [{ ...body, confirmed: mine[0]?.confirmed ?? false }];
      return ways();
    },
    'POST /api/me/ways/{way}': ({ body: { code } }: { body: { code: string } }) => {
      if (code !== '1234-5678') return new Refusal(403, 'bad_code');
      mine = mine.map((way) => ({ ...way, confirmed: true }));
      return ways();
    },
    'DELETE /api/me/ways/{way}': () => {
      mine = [];
      return ways();
    },
  };
  await visit('/', { answers });
  await press('Settings');
  const mail = () => screen.findByRole('group', { name: 'Send me mail' });
  let group = await mail();
  await screen.findByRole('group', { name: 'Call a webhook of mine' });
  await write('Your mail address', ' ada@example.org ', group);
  await press('Send a code there', { where: group });
  await reads('A code is on its way to ada@example.org.', group);
  await write('The code', '0000-0000', group);
  await press('Confirm', { where: group });
  await reads('That is not the code that was sent', group);
  await write('The code', '1234-5678', group);
  await press('Confirm', { where: group });
  await reads('Messages go to ada@example.org.', group);
  await press('日本語', { role: 'radio' });
  await until(() => mine[0]?.language === 'ja');
  await press('English', { role: 'radio' });
  await until(() => mine[0]?.language === 'en');
  group = await mail();
  await press('Remove', { where: group });
  await reads('Removed. Nothing goes there any more.', group);
  await within(group).findByLabelText('Your mail address');
});

test('the link of a mail ends its messages', async () => {
  await visit('/stop#a-secret', { answers: { 'POST /api/stop/{secret}': { done: true } } });
  await press('Stop the messages');
  await reads('Done. No more of these messages come.');
  expect(asked.at(-1)?.endpoint).toBe('POST /api/stop/a-secret');
  expect(location.hash).toBe('');
});
