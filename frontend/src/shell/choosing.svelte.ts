import { api, type GameInfo, type OptionValue } from '../lib/api';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The options of one game while somebody chooses them: each choice may change what the others can be. */
export class Choosing {
  info = $state.raw() as GameInfo;
  /** What was chosen and still is possible; what is not here has its default. */
  given = $state.raw<Record<string, OptionValue>>({});
  #asked = 0;

  constructor(info: GameInfo) {
    this.info = info;
  }

  /** The value of an option now. */
  value(name: string): OptionValue {
    return this.given[name] ?? this.info.options.find((option) => option.name === name)?.value ?? false;
  }

  /** Choose. Throws ApiError where the server cannot say what that means for the others. */
  async choose(name: string, value: OptionValue): Promise<void> {
    this.given = { ...this.given, [name]: value };
    this.#asked += 1;
    const asked = this.#asked;
    const info = await api.form(this.info.id, this.given);
    if (asked !== this.#asked) return;
    this.info = info;
    // What is being typed stays as it is, even where it is not a possible value yet.
    const kept = Object.entries(this.given).filter(([other, chosen]) => {
      const option = info.options.find((known) => known.name === other);
      return other === name || same(option?.value, chosen);
    });
    this.given = Object.fromEntries(kept);
  }
}
