/**
 * Lets so many pieces of work run at once; the others wait in line. For work that takes much memory,
 * such as decoding pictures.
 */
export function limitConcurrency(
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

/**
 * The same for each key by itself, such as a person: who brings much waits in a line of their
 * own and holds up nobody else.
 */
export function limitConcurrencyByKey(
  places: number,
): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const limits = new Map<string, { run: ReturnType<typeof limitConcurrency>; present: number }>();
  return async (key, work) => {
    const limit = limits.get(key) ?? { run: limitConcurrency(places), present: 0 };
    limits.set(key, limit);
    limit.present += 1;
    try {
      return await limit.run(work);
    } finally {
      limit.present -= 1;
      if (limit.present === 0) limits.delete(key);
    }
  };
}
