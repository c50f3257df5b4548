/** Many short arrays as one long one, which is written and read in one go. */
export interface Packed<Numbers> {
  /** Where each ends in the long one. */
  ends: Uint32Array;
  all: Numbers;
}

type Short = Uint16Array | Uint32Array;

/** Packs arrays of numbers of one kind. */
export function pack<Numbers extends Short>(
  arrays: readonly Numbers[],
  kind: new (length: number) => Numbers,
): Packed<Numbers> {
  const ends = new Uint32Array(arrays.length);
  let end = 0;
  for (const [place, { length }] of arrays.entries()) ends[place] = end += length;
  const all = new kind(end);
  for (const [place, array] of arrays.entries()) all.set(array, (ends[place] ?? 0) - array.length);
  return { ends, all };
}

/** The array that was packed at a place, as one of its own. */
export function unpacked<Numbers extends Short>(
  { ends, all }: Packed<Numbers>,
  place: number,
): Numbers {
  return all.slice(place > 0 ? ends[place - 1] : 0, ends[place]) as Numbers;
}
