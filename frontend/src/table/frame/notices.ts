/** Turns a table's notices (such as a hint or an undo) into lines of text, and inserts them into the game's log. */
import { readAs } from '../../lib/naming';
import type { Notice } from '../../contract/protocol';
import { guestName } from '../../ui/names';
import type { LogLine, Teller } from '../game';
import { named, player } from '../sentences';

/** The log line for a notice; null if the page has no text for it. */
export function noticeLine(notice: Notice, tell: Teller): LogLine | null {
  const key = notice.why ? `notice.${notice.kind}.${notice.why}` : `notice.${notice.kind}`;
  const own = notice.seat === tell.you;
  const called = guestName(notice.name);
  const there = notice.seat >= 0 ? tell.name(notice.seat) : '';
  const same = own || (there !== '' && readAs(there) === readAs(called));
  const name = same ? player(notice.seat, tell) : named(tell.t('table.player', { name: called }));
  return tell.has(key) ? { kind: 'note', text: tell.t(key, { name }) } : null;
}

/** Insert the notices into the log. `lines` has one entry for each event: its line, or null. */
export function withNotices(lines: readonly (LogLine | null)[], notices: readonly Notice[], tell: Teller): LogLine[] {
  const found: LogLine[] = [];
  let next = 0;
  const until = (events: number): void => {
    for (; next < notices.length; next += 1) {
      const notice = notices[next];
      if (!notice || notice.events > events) return;
      const line = noticeLine(notice, tell);
      if (line) found.push(line);
    }
  };
  lines.forEach((line, at) => {
    until(at);
    if (line) found.push(line);
  });
  until(lines.length);
  return found;
}
