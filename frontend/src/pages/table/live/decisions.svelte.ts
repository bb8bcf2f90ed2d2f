/** The reader's decisions at a table, and the messages about them. */
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

/** The number of texts kept in the live region. */
const SAID = 24;
/**
 * Lines within this number of milliseconds become one text: of several texts at once, a browser may announce the last
 * one first.
 */
const TOGETHER = 250;
/** Milliseconds after a decision in which an answer may arrive before the browser has painted the press. */
const SOON = 100;
let explained = false;

interface LiveStatus {
  connection: TableSource;
  game: GameTable;
  director: Director<Progress>;
  course: Course<Progress>;
  sharing: Sharing;
  table(): TableState;
  tell(): Teller;
  focus(): void;
}

/** Must be created while a component initialises. */
export class Decisions {
  said = $state.raw<{ id: number; text: string }[]>([]);
  /** The shown message about a rejection; `quiet`: it is only information. */
  complaint = $state.raw<{ text: string; rule: string; quiet?: boolean } | null>(null);
  readonly advance: Advance;
  /** Lines that will be announced together. */
  #lines: string[] = [];
  #reading: ReturnType<typeof setTimeout> | undefined;
  /** The reader's new hand, until it is announced. */
  #dealt: string | null = null;
  #sent = $state.raw<number[]>([]);
  #sentAt = -Infinity;

  constructor(private readonly at: LiveStatus) {
    this.advance = this.#choosesInAdvance();
    $effect(() => this.advance.review());
    $effect(() => this.#explainAdvance());
    $effect(() => {
      if (this.#askedAt !== null) untrack(() => this.#ask());
    });
    $effect(() => this.#playForced());
    $effect(() => this.#tellRefusal());
    $effect(() => () => clearTimeout(this.#reading));
  }

  readonly #turn = $derived.by(() => this.at.table().turn);

  readonly pending: readonly number[] = $derived.by(() => {
    const { course, director } = this.at;
    return course.waitedFor(director.caughtUp ? (this.#turn?.pending ?? []) : director.model.owing);
  });

  readonly choice: Choice | null = $derived.by(() => {
    const { connection, director, table } = this.at;
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

  readonly asked: boolean = $derived.by(
    () => this.choice !== null && this.choice.legal.size > 0 && this.choice.chosen.length === 0,
  );

  get pressed(): boolean {
    return performance.now() - this.#sentAt < SOON;
  }

  /** The number of the decision, so that two consecutive decisions of the reader are both announced. */
  readonly #askedAt: number | null = $derived.by(() => (this.asked ? (this.#turn?.count ?? 0) : null));

  say(text: string | null): void {
    if (text && this.#lines.push(text) === 1) this.#reading = setTimeout(() => this.#readOut(), TOGETHER);
  }

  /** Announce an event's line. If the first lead follows a deal, the reader's new hand is announced after the lead. */
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
    const text = sentences(this.at.tell(), ...this.#lines);
    this.#lines = [];
    this.said = [...this.said.slice(1 - SAID), { id: (this.said.at(-1)?.id ?? 0) + 1, text }];
  }

  decide(actions: number[]): void {
    const { connection, course } = this.at;
    this.advance.echoes(); // Record the press that decided, so that a second press right after it is ignored.
    course.read();
    this.complaint = null;
    this.#sent = actions;
    this.#sentAt = performance.now();
    if (!connection.decide(actions) && !connection.deciding) {
      this.complaint = { text: t('table.refused.lost'), rule: '' };
    }
  }

  /** Take the last decision back; after an unsent one the reader decides again. */
  undo(): void {
    const { connection } = this.at;
    const { unsent } = connection;
    connection.undo();
    if (unsent) this.#ask();
  }

  explain(refusal: Refusal): void {
    const { game, tell } = this.at;
    this.#complain({ text: game.reason(refusal, tell()), rule: refusal.rule });
  }

  #complain(complaint: NonNullable<Decisions['complaint']>): void {
    this.complaint = complaint;
    this.say(complaint.text);
  }

  #choosesInAdvance(): Advance {
    const { connection, course, director, game, sharing, table } = this.at;
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

  #explainAdvance(): void {
    if (this.advance.chosen === null || explained) return;
    explained = true;
    untrack(() => (this.complaint = { text: t('table.advance'), rule: '', quiet: true }));
  }

  /** Announce the reader's turn once they can decide, and focus the control. */
  #ask(): void {
    if (this.#playInAdvance() || this.#forced()) return;
    const { director, focus, game, tell } = this.at;
    this.say(game.prompt(director.model, this.choice, this.pending, tell()));
    play('turn');
    void tick().then(focus);
  }

  /** Play the choice made in advance; explain if it is illegal now. */
  #playInAdvance(): boolean {
    const { choice } = this;
    const action = this.advance.take();
    if (action === null || !choice) return false;
    if (choice.legal.has(action)) {
      this.decide([action]);
      return true;
    }
    const { game, tell } = this.at;
    const refusal = refusalOf(choice, action);
    const text = t('table.advance_dropped', { reason: game.reason(refusal, tell()) });
    this.#complain({ text, rule: refusal.rule, quiet: true });
    return false;
  }

  /** The only legal actions, if the reader wants them played automatically. */
  #forced(): readonly number[] | null {
    const { connection, course, director, game } = this.at;
    const { asked, choice } = this;
    if (!settings.autoForced || course.note || !asked || choice?.legal.size !== 1 || connection.deciding) return null;
    return game.forced ? game.forced(director.model, choice) : [...choice.legal];
  }

  #playForced(): void {
    const actions = this.#forced();
    if (actions) untrack(() => this.decide([...actions]));
  }

  #tellRefusal(): void {
    const { connection, game, tell } = this.at;
    const { refusal } = connection;
    if (!refusal || concernsTalk(refusal.code)) return;
    untrack(() => {
      const text = refusal.reason ? game.reason(refusal.reason, tell()) : refusalText(refusal.code);
      this.#complain({ text, rule: refusal.reason?.rule ?? '' });
    });
  }
}
