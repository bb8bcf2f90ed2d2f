import { api } from '../client/api/api';
import { ApiError } from '../contract/api-error';
import type { GameInfo } from '../contract/http';
import type { OptionValue } from '../contract/options';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The options of one game while a player chooses them: each choice may change the others' possible values. */
export class Choosing {
  info = $state.raw() as GameInfo;
  /** The choices that are still possible; missing ones have their defaults. */
  given = $state.raw<Record<string, OptionValue>>({});
  #asked = 0;
  #latest: Promise<unknown> = Promise.resolve();

  private constructor(info: GameInfo, given: Record<string, OptionValue>) {
    this.info = info;
    this.#keep(given);
  }

  /** Begin with earlier choices, as far as they are still possible. Throws ApiError. */
  static async begin(game: string, given: Record<string, OptionValue>): Promise<Choosing> {
    try {
      return new Choosing(await api.form(game, given), given);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'bad_option')) throw error;
      return new Choosing(await api.form(game, {}), {});
    }
  }

  /** Begin with a table's options; those that differ from the defaults count as chosen. Throws ApiError. */
  static async of(game: string, options: Record<string, OptionValue>): Promise<Choosing> {
    const choosing = await Choosing.begin(game, options);
    const chosen = choosing.info.options.filter(({ value, default: usual }) => !same(value, usual));
    choosing.given = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
    return choosing;
  }

  /** Return the options for this number of players, or for the next larger number that allows all other choices. */
  async seated(players: number, most: number): Promise<Choosing> {
    if (!this.info.options.some(({ name }) => name === 'players')) return this;
    const others = Object.keys(this.given).filter((name) => name !== 'players');
    for (let count = players; count < most; count++) {
      const found = await Choosing.begin(this.info.id, { ...this.given, players: count });
      if (others.every((name) => name in found.given)) return found;
    }
    return Choosing.begin(this.info.id, { ...this.given, players: most });
  }

  value(name: string): OptionValue {
    return this.given[name] ?? this.info.options.find((option) => option.name === name)?.value ?? false;
  }

  /** Choose a value. Throws ApiError if its effect on the others cannot be loaded. */
  choose(name: string, value: OptionValue): Promise<void> {
    const chosen = this.#choose(name, value);
    this.#latest = chosen.catch(() => undefined);
    return chosen;
  }

  async settled(): Promise<this> {
    await this.#latest;
    return this;
  }

  async #choose(name: string, value: OptionValue): Promise<void> {
    this.given = { ...this.given, [name]: value };
    this.#asked += 1;
    const asked = this.#asked;
    const info = await api.form(this.info.id, this.given);
    if (asked !== this.#asked) return;
    this.info = info;
    this.#keep(this.given, name);
  }

  /** Keep the choices that are still possible, and the value that is being typed, even if it is not possible yet. */
  #keep(given: Record<string, OptionValue>, typed?: string): void {
    const kept = Object.entries(given).flatMap(([name, chosen]) => {
      const option = this.info.options.find((known) => known.name === name);
      if (option?.kind === 'defined') return [[name, option.value] as const]; // the possible part of it
      return name === typed || same(option?.value, chosen) ? [[name, chosen] as const] : [];
    });
    this.given = Object.fromEntries(kept);
  }
}
