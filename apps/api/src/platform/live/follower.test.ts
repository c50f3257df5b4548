import { expect, test } from 'vitest';
import type { EventRecord } from '../outbox/event.model.ts';
import { Follower, type PlacedEvent } from './follower.ts';

const event = (position: number, mine = true): PlacedEvent => ({
  position: BigInt(position),
  cursor: String(position),
  record: { actorId: mine ? 'me' : 'other' } as EventRecord,
});

function follow(after = 0) {
  const ended: Follower[] = [];
  const follower = new Follower(
    BigInt(after),
    { concerns: ({ actorId }) => actorId === 'me' },
    (gone) => ended.push(gone),
  );
  return { follower, ended };
}

async function next(follower: Follower): Promise<string> {
  const { value } = (await follower.next()) as IteratorYieldResult<PlacedEvent>;
  return value.cursor;
}

test('gives what concerns it, after its start, in order', async () => {
  const { follower } = follow(2);
  follower.caughtUp([event(1), event(2), event(3)]);
  follower.offer(event(4, false));
  follower.offer(event(5));
  expect(await next(follower)).toBe('3');
  expect(await next(follower)).toBe('5');
});

test('whoever waits gets the next event at once', async () => {
  const { follower } = follow();
  follower.caughtUp([]);
  const waiting = [next(follower), next(follower)];
  follower.offer(event(1));
  follower.offer(event(2));
  expect(await Promise.all(waiting)).toEqual(['1', '2']);
});

test('nothing is taken before the past is there, which holds it then', async () => {
  const { follower } = follow();
  const first = next(follower);
  follower.offer(event(2));
  follower.caughtUp([event(1), event(2)]);
  expect(await first).toBe('1');
  expect(await next(follower)).toBe('2');
});

test('a long past is no slowness, a long wait is', async () => {
  const { follower, ended } = follow();
  follower.caughtUp(Array.from({ length: 5_000 }, (_, index) => event(index + 1)));
  expect(ended).toHaveLength(0);
  for (let position = 5_001; position <= 6_001; position++) follower.offer(event(position));
  expect(ended).toEqual([follower]);
  await expect(follower.next()).rejects.toMatchObject({ extensions: { code: 'SLOW_CONSUMER' } });
  expect((await follower.next()).done).toBe(true);
});

test('leaving ends what waits and takes nothing more', async () => {
  const { follower, ended } = follow();
  follower.caughtUp([]);
  const waiting = follower.next();
  await follower.return();
  expect((await waiting).done).toBe(true);
  follower.offer(event(1));
  expect((await follower.next()).done).toBe(true);
  expect(ended).toEqual([follower]);
});

test('a failure reaches the one who waits', async () => {
  const { follower } = follow();
  follower.caughtUp([]);
  const [first, second] = [follower.next(), follower.next()];
  follower.fail(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect((await second).done).toBe(true);
});
