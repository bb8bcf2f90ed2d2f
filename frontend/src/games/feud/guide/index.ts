import type { Teaching } from '../../../table/game';
import type { Model } from '../model';
import { lessons } from './lessons';
import { due } from './moments';
import { note } from './notes';

const teaching: Teaching<Model> = { lessons, guide: { due, note } };

export default teaching;
