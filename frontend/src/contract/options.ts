/** The page's types of options and seats besides the generated ones. */
import type { Level } from './protocol';

/** A value that an option can take, as in a record. */
export type OptionValue = string | number | boolean | number[] | Record<string, number> | Defined;

/** A value that only its game knows: definitions, or changes of things by name. */
export type Defined = object[] | Record<string, object>;

/** A seat of a new table. `name`: that of another player at this device. */
export type Chair = { kind: 'person'; name?: string } | { kind: 'bot'; level: Level };
