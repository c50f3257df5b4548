/** The value at an index, which goes around: of three, the fourth is the first. */
export function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[((Math.floor(index) % values.length) + values.length) % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}
