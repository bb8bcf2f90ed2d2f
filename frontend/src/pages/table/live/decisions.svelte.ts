/** What the reader decides at a table, and what is said to them of it. */
import { tick, untrack } from 'svelte';
import type { TableSource } from '../../../client/table/source.svelte';
import type { TableState } from '../../../contract/protocol';
import { settings } from '../../../lib/settings.svelte';
import { Advance } from '../../../table/pace/advance.svelte';
import type { Director } from '../../../table/pace/director.svelte';
import type { Choice, GameEvent, GameTable, Progress, Refusal, Teller } from '../../../table/game';
import { sentences } from '../../../table/sentences';
import { play } from '../../../table/sounds';
import { refusalOf } from '../../../table/picking.svelte';
import { concernsTalk, refusalText } from '../../../words/problems';
import { t } from '../../../words/translate.svelte';
import type { Course } from '../above/course.svelte';
import type { Sharing } from './sharing.svelte';

/** Texts that are kept to be read out. */
const SAID = 24;
/** Milliseconds in which lines are one text: of several at once, a browser may report the last one first. */
const TOGETHER = 250;
/** Milliseconds in which an answer has come before the press that it answers is painted. */
const SOON = 100;
/** It has been said what choosing in advance means. */
let explained = false;

interface LiveStatus {
  connection: TableSource;
  game: GameTable;
  director: Director<Progress>;
  course: Course<Progress>;
  sharing: Sharing;
  table(): TableState;
  tell(): Teller;
  /** Move the keyboard to what is asked. */
  focus(): void;
}

/** To be made while a component is. */
export class Decisions {
  /** The texts that the live region holds. */
  said = $state.raw<{ id: number; text: string }[]>([]);
  /** What is shown because something was refused; `quiet`: it is no refusal. */
  complaint = $state.raw<{ text: string; rule: string; quiet?: boolean } | null>(null);
  readonly advance: Advance;
  /** Lines that are read out together, soon. */
  #lines: string[] = [];
  /** What the reader was dealt, until it has been said. */
  #dealt: string | null = null;
  #sent = $state.raw<number[]>([]);
  #sentAt = -Infinity;
  readonly #at: LiveStatus;

  constructor(at: LiveStatus) {
    this.#at = at;
    this.advance = this.#choosesInAdvance();
    $effect(() => this.advance.review());
    $effect(() => this.#explainAdvance());
    $effect(() => {
      if (this.#askedAt !== null) untrack(() => this.#ask());
    });
    $effect(() => this.#playForced());
    $effect(() => this.#tellRefusal());
  }

  readonly #turn = $derived.by(() => this.#at.table().turn);

  readonly pending: readonly number[] = $derived.by(() => {
    const { course, director } = this.#at;
    return course.waitedFor(director.caughtUp ? (this.#turn?.pending ?? []) : director.model.owing);
  });

  readonly choice: Choice | null = $derived.by(() => {
    const { connection, director, table } = this.#at;
    const [turn, { you }] = [this.#turn, table()];
    if (!director.caughtUp || !turn || you === null) return null;
    const owes = turn.pending.includes(you);
    if (!owes && turn.chosen.length === 0) return null;
    return {
      legal: new Set(owes ? turn.legal : turn.alternatives),
      illegal: new Map(turn.illegal.map(({ action, reason }) => [action, reason as Refusal])),
      chosen: turn.chosen,
      sent: connection.deciding ? this.#sent : [],
    };
  });

  /** The reader is asked for a decision. */
  readonly asked: boolean = $derived.by(
    () => this.choice !== null && this.choice.legal.size > 0 && this.choice.chosen.length === 0,
  );

  /** The reader has only just decided. */
  get pressed(): boolean {
    return performance.now() - this.#sentAt < SOON;
  }

  /** Which decision: where nothing is shown between two of the reader's, each is asked. */
  readonly #askedAt: number | null = $derived.by(() => (this.asked ? (this.#turn?.count ?? 0) : null));

  say(text: string | null): void {
    if (text && this.#lines.push(text) === 1) setTimeout(() => this.#readOut(), TOGETHER);
  }

  /** Say an event's line: who led what before what the reader was dealt. */
  hear({ event }: GameEvent, next: GameEvent | undefined, line: string | null): void {
    if (event === 'deal' && next?.event === 'play') {
      this.#dealt = line;
      return;
    }
    this.say(line);
    this.say(this.#dealt);
    this.#dealt = null;
  }

  #readOut(): void {
    const text = sentences(this.#at.tell(), ...this.#lines);
    this.#lines = [];
    this.said = [...this.said.slice(1 - SAID), { id: (this.said.at(-1)?.id ?? 0) + 1, text }];
  }

  decide(actions: number[]): void {
    const { connection, course } = this.#at;
    this.advance.echoes(); // the press that decided
    course.read();
    this.complaint = null;
    this.#sent = actions;
    this.#sentAt = performance.now();
    if (!connection.decide(actions) && !connection.deciding) {
      this.complaint = { text: t('table.refused.lost'), rule: '' };
    }
  }

  /** Take the last decision back; after one that was never sent the reader is asked again. */
  undo(): void {
    const { connection } = this.#at;
    const { unsent } = connection;
    connection.undo();
    if (unsent) this.#ask();
  }

  explain(refusal: Refusal): void {
    const { game, tell } = this.#at;
    this.#complain({ text: game.reason(refusal, tell()), rule: refusal.rule });
  }

  #complain(complaint: NonNullable<Decisions['complaint']>): void {
    this.complaint = complaint;
    this.say(complaint.text);
  }

  #choosesInAdvance(): Advance {
    const { connection, course, director, game, sharing, table } = this.#at;
    return new Advance({
      early: () => {
        const { you } = table();
        return you === null ? null : (game.early?.(director.model, you) ?? null);
      },
      waits: () =>
        this.choice === null &&
        table().phase === 'playing' &&
        !connection.deciding &&
        !course.on &&
        !sharing.on &&
        !table().seats[table().you ?? -1]?.standin,
      played: () => `${this.#turn?.count} ${table().notices.filter(({ kind }) => kind === 'took_back').length}`,
    });
  }

  /** The first time it is said what choosing in advance means. */
  #explainAdvance(): void {
    if (this.advance.chosen === null || explained) return;
    explained = true;
    untrack(() => (this.complaint = { text: t('table.advance'), rule: '', quiet: true }));
  }

  /** The reader's turn is said and heard once it is really theirs, and the keyboard goes there. */
  #ask(): void {
    if (this.#playInAdvance() || this.#forced()) return;
    const { director, focus, game, tell } = this.#at;
    this.say(game.prompt(director.model, this.choice, this.pending, tell()));
    play('turn');
    void tick().then(focus);
  }

  /** Play what was chosen in advance; where it is not legal now, say so. */
  #playInAdvance(): boolean {
    const { choice } = this;
    const action = this.advance.take();
    if (action === null || !choice) return false;
    if (choice.legal.has(action)) {
      this.decide([action]);
      return true;
    }
    const { game, tell } = this.#at;
    const refusal = refusalOf(choice, action);
    const text = t('table.advance_dropped', { reason: game.reason(refusal, tell()) });
    this.#complain({ text, rule: refusal.rule, quiet: true });
    return false;
  }

  /** What plays itself now because nothing else is legal, where the reader wishes that. */
  #forced(): readonly number[] | null {
    const { connection, course, director, game } = this.#at;
    const { asked, choice } = this;
    if (!settings.autoForced || course.note || !asked || choice?.legal.size !== 1 || connection.deciding) return null;
    return game.forced ? game.forced(director.model, choice) : [...choice.legal];
  }

  #playForced(): void {
    const actions = this.#forced();
    if (actions) untrack(() => this.decide([...actions]));
  }

  #tellRefusal(): void {
    const { connection, game, tell } = this.#at;
    const { refusal } = connection;
    if (!refusal || concernsTalk(refusal.code)) return;
    untrack(() => {
      const text = refusal.reason ? game.reason(refusal.reason, tell()) : refusalText(refusal.code);
      this.#complain({ text, rule: refusal.reason?.rule ?? '' });
    });
  }
}
