/** What the round would cost if it ended now. */
import { known } from '../../../lib/lists';
import { isScored } from '../../../table/pace/progress';
import type { Model } from './model';

/** Penalty points a seat, from the tricks it has taken (SOS-12); null where Face cards count and have to be remembered. */
export function running(model: Model, aids: boolean): number[] | null {
  const { taken, faces, options } = model;
  if (model.round === 0 || isScored(model)) return null;
  if (!options.happy_faces) return taken;
  if (!aids || !known(faces)) return null;
  return taken.map((tricks, seat) => Math.max(0, tricks - (faces[seat] ?? 0)));
}
