import type { OptionInfo } from '../contract/http';
import type { OptionValue } from '../contract/options';

/** What a form's part for an option of the kind `defined` is given. */
export interface DefinedField extends Record<string, unknown> {
  option: OptionInfo;
  /** All options as they are now. */
  options: readonly OptionInfo[];
  value: OptionValue;
  onchoose: (value: OptionValue) => void;
}
