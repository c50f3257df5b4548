import { setImmediate as nextTurn } from 'node:timers/promises';

const nothing = Symbol('nothing is there');

/**
 * Values in turns: each holds what is there by then, in order and at most so many. One that comes alone
 * is a turn by itself and waits for no other, unless a time is given to gather them. An error comes after the values before it. Whoever stops
 * reading ends the values too.
 */
export async function* turnsOf<Value>(
  values: AsyncIterator<Value>,
  most: number,
  gather: () => Promise<unknown> = nextTurn,
): AsyncGenerator<Value[], void> {
  const take = () => {
    const taken = values.next();
    // It is met when it is awaited, which may be a turn later.
    taken.catch(() => {});
    return taken;
  };
  try {
    let next = take();
    for (let first = await next; !first.done; first = await next) {
      const turn = [first.value];
      // Who waits for the same value elsewhere has it first.
      await gather();
      next = take();
      while (turn.length < most) {
        const more = await Promise.race([next, Promise.resolve(nothing)]).catch(() => nothing);
        if (typeof more === 'symbol' || more.done) break;
        turn.push(more.value);
        next = take();
      }
      yield turn;
    }
  } finally {
    await values.return?.();
  }
}
