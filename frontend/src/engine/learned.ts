/** What a game's bots have learned: numbers for the fields of a mind, by the names of the fields. */
import type { RowLayout } from './module';

export type Learned = Readonly<Record<string, Int16Array | Int32Array>>;

/** The matrices of a network, and how wide their rows are (`quarterdeck.engine.search.network`). */
const WIDTHS: Readonly<Record<string, number>> = { first: 128, second: 32, last: 32 };
const NETWORK = ['first', 'first_bias', 'second', 'second_bias', 'last', 'last_bias'] as const;

/** What the softmax table's file says. */
export const tableOf = (content: ArrayBuffer): Learned => ({ weights: new Int16Array(content) });

/**
 * What a network's file says, the twin of `quarterdeck.engine.search.network_file`: a multiplier a row and a byte a
 * weight, or a bias of four bytes. `mind`: how a mind is laid out.
 */
export function networkOf(mind: RowLayout, content: ArrayBuffer): Learned {
  const data = new DataView(content);
  let at = 0;
  const matrix = (size: number, width: number): Int16Array => {
    const rows = at;
    at += (2 * size) / width;
    const weights = new Int8Array(content, at, size);
    at += size;
    const product = (place: number, weight: number): number =>
      weight * data.getInt16(rows + 2 * Math.floor(place / width), true);
    return Int16Array.from(weights, (weight, place) => Math.max(-32768, Math.min(32767, product(place, weight))));
  };
  const biases = (size: number): Int32Array =>
    Int32Array.from({ length: size }, () => {
      at += 4;
      return data.getInt32(at - 4, true);
    });
  const found = NETWORK.map((name) => {
    const size = mind.fields[name]?.[2] ?? 0;
    const width = WIDTHS[name];
    return [name, width ? matrix(size, width) : biases(size)] as const;
  });
  if (at !== content.byteLength) throw new RangeError('this is the network of another game');
  return Object.fromEntries(found);
}
