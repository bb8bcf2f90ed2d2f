import type { OptionInfo } from '../contract/http';
import type { OptionValue } from '../contract/options';

/** The properties of a form field for an option whose value only its game understands (kind `defined`). */
export interface DefinedField extends Record<string, unknown> {
  option: OptionInfo;
  options: readonly OptionInfo[];
  value: OptionValue;
  onchoose: (value: OptionValue) => void;
}
