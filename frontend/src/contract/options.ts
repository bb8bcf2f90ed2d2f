/** What the page knows of options and seats beyond their generated types. */
import type { Level } from './protocol';

/** A value that an option can take, as in a record. */
export type OptionValue = string | number | boolean | number[] | Record<string, number> | Defined;

/** What only its game knows: definitions, or what is changed of things by their names. */
export type Defined = object[] | Record<string, object>;

/** A seat of a table to be made. `name`: for somebody else who plays at this device. */
export type Chair = { kind: 'person'; name?: string } | { kind: 'bot'; level: Level };
