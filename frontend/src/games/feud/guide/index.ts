import type { Teaching } from '../../../table/game';
import type { Model } from '../rules/model';
import { lessons } from './lessons';
import { guide } from './notes';

const teaching: Teaching<Model> = { lessons, guide };

export default teaching;
