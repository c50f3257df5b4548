import type { Document } from 'mongodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pluck, useEngine } from '../../testing/harness.ts';

const harness = useEngine();

type Pair = [number, number];

const longitude = fc.oneof(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: 179.9, max: 180, noNaN: true }),
  fc.double({ min: -180, max: -179.9, noNaN: true }),
  fc.double({ min: -75, max: -74, noNaN: true }),
);
const latitude = fc.oneof(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: 89, max: 90, noNaN: true }),
  fc.double({ min: 4, max: 5, noNaN: true }),
);
const pair = fc.tuple(longitude, latitude);
const point = (coordinates: Pair): Document => ({ type: 'Point', coordinates });
const lineFrom = ([x, y]: Pair, [dx, dy]: Pair): Document => ({
  type: 'LineString',
  coordinates: [
    [x, y],
    [Math.min(180, x + Math.abs(dx) / 10), y < 0 ? y + Math.abs(dy) / 10 : y - Math.abs(dy) / 10],
  ],
});
const size = fc.double({ min: 0.001, max: 8, noNaN: true });
const squareAt = ([x, y]: Pair, side: number): Document => {
  const [west, south] = [Math.min(x, 170), Math.min(y, 80)];
  const corners = [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [corners] };
};
const shape = fc.oneof(
  pair.map(point),
  pair,
  fc.tuple(pair, pair).map(([at, to]) => lineFrom(at, to)),
  fc.tuple(pair, size).map(([at, side]) => squareAt(at, side)),
  fc.array(pair, { minLength: 1, maxLength: 3 }).map((all) => all.map(point)),
);
const meters = fc.oneof(fc.double({ min: 1, max: 100_000, noNaN: true }), fc.constant(9_000_000));
const question: fc.Arbitrary<Document> = fc.oneof(
  fc.tuple(pair, meters).map(([at, $maxDistance]) => ({
    $nearSphere: { $geometry: point(at), $maxDistance },
  })),
  pair.map((at) => ({ $near: { $geometry: point(at) } })),
  fc.tuple(pair, size).map(([at, side]) => ({ $geoWithin: { $geometry: squareAt(at, side) } })),
  fc.tuple(pair, size).map(([at, side]) => ({ $geoIntersects: { $geometry: squareAt(at, side) } })),
  fc.tuple(pair, pair).map(([at, to]) => ({ $geoIntersects: { $geometry: lineFrom(at, to) } })),
  pair.map((at) => ({ $geoIntersects: { $geometry: point(at) } })),
  fc.tuple(pair, size).map(([at, side]) => ({ $geoWithin: { $centerSphere: [at, side / 57] } })),
);
const onPlane: fc.Arbitrary<Document> = fc.oneof(
  fc.tuple(pair, size).map(([at, $maxDistance]) => ({ $near: at, $maxDistance })),
  fc.tuple(pair, size).map(([at, radius]) => ({ $geoWithin: { $center: [at, radius] } })),
  fc.tuple(pair, pair).map((corners) => ({ $geoWithin: { $box: corners } })),
  fc.tuple(pair, pair, pair).map((corners) => ({ $geoWithin: { $polygon: corners } })),
);

describe('indexes by place', () => {
  // Of two that are equally far, either may come first.
  const found = async (filter: Document, limit: number, hint: Document): Promise<unknown[]> => {
    const all = await harness.docs.find(filter, { hint, limit }).toArray();
    return (pluck(all, '_id') as number[]).toSorted((a, b) => a - b);
  };

  it.each([
    ['2dsphere', shape, question],
    ['2d', pair, onPlane],
  ])(
    'find what a walk over everything finds: %s',
    async (kind, places, questions) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(places as fc.Arbitrary<unknown>, { minLength: 5, maxLength: 40 }),
          fc.array(questions, { minLength: 10, maxLength: 10 }),
          async (stored, asked) => {
            const { docs } = harness;
            await docs.drop();
            await docs.createIndex({ at: kind as '2d' });
            await docs.insertMany(stored.map((at, i) => ({ _id: i as never, at })));
            await docs.updateMany({ _id: { $lt: 3 as never } }, { $set: { at: stored[4] } });
            for (const at of asked) {
              for (const limit of [0, 40]) {
                const whole = await found({ at }, limit, { $natural: 1 });
                expect(await found({ at }, limit, { at: kind })).toEqual(whole);
              }
            }
          },
        ),
        { numRuns: 12 },
      );
    },
    120_000,
  );

  it('read the places around, and no others', async () => {
    const { docs } = harness;
    await docs.createIndex({ at: '2dsphere' });
    const places = Array.from({ length: 3_000 }, (_, i) => ({
      _id: i as never,
      at: point([-75 + (i % 60) / 10, 4 + Math.floor(i / 60) / 10]),
    }));
    await docs.insertMany(places);
    const at = (more: Document): Document => ({
      at: { $near: { $geometry: point([-72.01, 6.01]), ...more } },
    });
    const examined = async (filter: Document): Promise<unknown[]> => {
      const { queryPlanner, executionStats } = (await docs.find(filter).explain()) as {
        queryPlanner: { winningPlan: { inputStage?: { stage: string } } };
        executionStats: { totalDocsExamined: number };
      };
      return [queryPlanner.winningPlan.inputStage?.stage, executionStats.totalDocsExamined < 60];
    };
    expect(await examined(at({ $maxDistance: 30_000 }))).toEqual(['IXSCAN', true]);
    const within = { $geoWithin: { $centerSphere: [[-72, 6], 0.003] } };
    expect(await examined({ at: within })).toEqual(['IXSCAN', true]);
    expect(await docs.find(at({})).limit(1).toArray()).toMatchObject([{ _id: 1230 }]);
    expect(
      await docs
        .aggregate([
          { $geoNear: { near: point([-72.01, 6.01]), distanceField: 'far', spherical: true } },
          { $limit: 1 },
          { $project: { _id: 1 } },
        ])
        .toArray(),
    ).toEqual([{ _id: 1230 }]);
    await docs.deleteMany(at({ $maxDistance: 2_000 }));
    expect(await docs.countDocuments()).toBe(2_999);
  });
});
