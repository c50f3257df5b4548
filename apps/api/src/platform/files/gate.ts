/**
 * Lets so many pieces of work run at once; the others wait in line. For work that takes much memory,
 * such as decoding pictures.
 */
export function createGate(
  places: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = places;
  const line: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    // Whoever leaves hands the place over, so nobody slips in between.
    else await new Promise<void>((enter) => line.push(enter));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
