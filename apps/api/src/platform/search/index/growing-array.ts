type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The array itself if it has the place, else a copy at least twice as long, filled up with zeros. */
export function withPlace<Some extends Numbers>(array: Some, place: number): Some {
  if (place < array.length) return array;
  const length = Math.max(array.length * 2, place + 1);
  const longer = new (array.constructor as new (length: number) => Some)(length);
  longer.set(array);
  return longer;
}
