import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LoggedChange, RecentChanges } from './recent-changes.ts';

const subject = { kind: 'insert', db: 'tests', collection: 'docs' } as const;
const begin = 7n;

/** What happens to a log: commits of some changes of a size, a part of which fail. */
const commits = fc.array(
  fc.record({
    changes: fc.integer({ min: 1, max: 400 }),
    bytes: fc.constantFrom(10, 1_000, 60_000),
    fails: fc.boolean(),
  }),
  { maxLength: 30 },
);

it('gives what the log has after a place, or says that the disk has to be asked', () => {
  fc.assert(
    fc.property(commits, fc.nat(), fc.integer({ min: 1, max: 300 }), (all, from, limit) => {
      const recent = new RecentChanges(begin);
      const log: LoggedChange[] = [];
      let time = begin;
      for (const { changes, bytes, fails } of all) {
        const before = time;
        time += 1n;
        for (let place = 0; place < changes; place++) {
          const change = { time, place, subject, value: Buffer.alloc(bytes) };
          recent.add(change);
          if (!fails) log.push(change);
        }
        if (!fails) continue;
        time = before;
        recent.dropAfter(before);
      }
      const places = [{ time: begin, place: 0xffffffff }, ...log];
      const index = from % places.length;
      const found = recent.after(places[index] as LoggedChange, limit);
      expect([null, log.slice(index, index + limit)]).toContainEqual(found);
    }),
    { numRuns: 200 },
  );
});

it('sends nobody to the disk who has read everything', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(10, 60_000)), (sizes) => {
      const recent = new RecentChanges(begin);
      let newest = { time: begin, place: 0xffffffff };
      for (const bytes of sizes) {
        newest = { time: newest.time + 1n, place: 0 };
        recent.add({ ...newest, subject, value: Buffer.alloc(bytes) });
      }
      expect(recent.after(newest, 1)).toEqual([]);
    }),
  );
});

it('keeps the newest thousand, of a few megabytes in all', () => {
  const recent = new RecentChanges(begin);
  for (let place = 0; place < 3_000; place++) {
    recent.add({ time: 8n, place, subject, value: Buffer.alloc(10) });
  }
  expect(recent.after({ time: 8n, place: 1_900 }, 2)).toBeNull();
  expect(recent.after({ time: 8n, place: 1_999 }, 2)).toMatchObject([
    { place: 2_000 },
    { place: 2_001 },
  ]);
  recent.add({ time: 9n, place: 0, subject, value: Buffer.alloc(5_000_000) });
  expect(recent.after({ time: 8n, place: 2_999 }, 1)).toBeNull();
  expect(recent.after({ time: 9n, place: 0 }, 1)).toEqual([]);
});
