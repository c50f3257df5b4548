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

/**
 * A gate of so many places for each key, such as a person: who brings much waits in a line of their
 * own and holds up nobody else.
 */
export function createGates(
  places: number,
): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const gates = new Map<string, { pass: ReturnType<typeof createGate>; present: number }>();
  return async (key, work) => {
    const gate = gates.get(key) ?? { pass: createGate(places), present: 0 };
    gates.set(key, gate);
    gate.present += 1;
    try {
      return await gate.pass(work);
    } finally {
      gate.present -= 1;
      if (gate.present === 0) gates.delete(key);
    }
  };
}
