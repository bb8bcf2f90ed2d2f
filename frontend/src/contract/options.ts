/** The page's types of options and seats that are not generated. */
import type { Level } from './protocol';

/** The value of an option, in the same form as in a record. */
export type OptionValue = string | number | boolean | number[] | Record<string, number> | Defined;

/** A value that only its game understands: things that players have defined, or changes to named things. */
export type Defined = object[] | Record<string, object>;

/** A seat of a new table. `name`: the name of another player at this device. */
export type Chair = { kind: 'person'; name?: string } | { kind: 'bot'; level: Level };
