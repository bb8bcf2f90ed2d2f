import type { Guide } from '../../../table/game';
import type { Model } from '../model';
import { due } from './moments';
import { note } from './notes';

export { lessons } from './lessons';

export const guide: Guide<Model> = { due, note };
