import { type Document, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, pluck, useEngine } from '../testing/harness.ts';

const harness = useEngine();
const ids = async (filter: Document): Promise<unknown[]> =>
  pluck(await harness.docs.find(filter).sort({ _id: 1 }).toArray(), '_id');
const code = async (work: Promise<unknown>): Promise<number> => (await errorOf(work)).code;

describe('text search', () => {
  const search = (text: string, more: Document = {}): Document => ({
    $text: { $search: text, ...more },
  });

  it('finds stems, phrases and what is left out, the best first', async () => {
    const { docs } = harness;
    await docs.createIndex({ title: 'text', 'parts.body': 'text' }, { weights: { title: 10 } });
    await docs.insertMany([
      {
        _id: 1 as never,
        title: 'Running a coffee shop',
        parts: [{ body: 'The shop is in Bogotá.' }],
      },
      { _id: 2 as never, title: 'Coffee', parts: [{ body: 'Nothing about a shop' }] },
      { _id: 3 as never, title: 'Bakeries', parts: [{ body: 'They run on flour, and coffee' }] },
      {
        _id: 4 as never,
        title: 'Panaderías',
        language: 'spanish',
        parts: [{ body: 'Venden los panes' }],
      },
    ]);
    const score = { score: { $meta: 'textScore' } } as const;
    const found = await docs
      .find(search('coffee'), { projection: { title: 1, ...score }, sort: score })
      .toArray();
    expect(pluck(found, '_id')).toEqual([2, 1, 3]);
    expect(pluck(found, 'score')).toEqual([10, 10 * (0.5 / 3 + 0.5), 0.5 / 3 + 0.5]);
    const [whole] = await docs
      .find({ _id: 4 as never, ...search('pan', { $language: 'es' }) }, { projection: score })
      .toArray();
    expect(whole).toMatchObject({ title: 'Panaderías', score: expect.closeTo(0.75) as number });
    expect(await ids(search('runs'))).toEqual([1, 3]);
    expect(await ids(search('"coffee shop"'))).toEqual([1]);
    expect(await ids(search('coffee -shop'))).toEqual([3]);
    expect(await ids(search('coffee -"in bogota"'))).toEqual([2, 3]);
    expect(await ids(search('BOGOTA'))).toEqual([1]);
    expect(await ids(search('bogota', { $caseSensitive: true }))).toEqual([]);
    expect(await ids(search('bogota', { $diacriticSensitive: true }))).toEqual([]);
    expect(await ids(search('the and'))).toEqual([]);
    expect(await ids(search('-coffee'))).toEqual([]);
    const staged = await docs
      .aggregate([
        { $match: search('flour coffee') },
        { $addFields: score },
        { $sort: { score: -1 } },
        { $project: { n: '$score' } },
      ])
      .toArray();
    expect(pluck(staged, '_id')).toEqual([2, 1, 3]);
    await docs.updateMany(search('bakery'), { $set: { title: 'Bread' } });
    expect(await ids(search('bread'))).toEqual([3]);
    await docs.deleteMany(search('coffee'));
    expect(await docs.countDocuments(search('coffee'))).toBe(0);
    expect((await docs.indexes())[1]).toEqual({
      v: 2,
      key: { _fts: 'text', _ftsx: 1 },
      name: 'title_text_parts.body_text',
      weights: { 'parts.body': 1, title: 10 },
      default_language: 'english',
      language_override: 'language',
      textIndexVersion: 3,
    });
  });

  it('is refused without an index, and where MongoDB refuses it', async () => {
    const { docs } = harness;
    await docs.insertOne({ a: 'x' });
    expect(await code(docs.find(search('x')).toArray())).toBe(27);
    await docs.createIndex({ '$**': 'text' });
    expect(await ids(search('x'))).toHaveLength(1);
    expect(await code(docs.createIndex({ b: 'text' }))).toBe(67);
    expect(await code(docs.find(search('x', { $language: 'klingon' })).toArray())).toBe(17264);
    expect(await code(docs.insertOne({ language: 'klingon' }))).toBe(17262);
    expect(await code(docs.aggregate([{ $limit: 1 }, { $match: search('x') }]).toArray())).toBe(
      17313,
    );
    expect(
      await code(docs.aggregate([{ $project: { s: { $meta: 'textScore' } } }]).toArray()),
    ).toBe(40218);
    expect(await code(docs.createIndex({ c: 'other' as never }))).toBe(67);
  });
});

describe('places', () => {
  const point = (...coordinates: number[]): Document => ({ type: 'Point', coordinates });
  const square = (x: number, y: number, size: number): number[][] => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ];
  const insert = async (): Promise<void> => {
    await harness.docs.insertMany([
      { _id: 'Bogotá' as never, at: point(-74.07, 4.71), n: 1 },
      { _id: 'Medellín' as never, at: point(-75.58, 6.24), n: 2 },
      { _id: 'Madrid' as never, at: [-3.7, 40.42], n: 3 },
      {
        _id: 'river' as never,
        at: {
          type: 'LineString',
          coordinates: [
            [-74, 5],
            [-74, 11],
          ],
        },
        n: 4,
      },
      {
        _id: 'land' as never,
        at: { type: 'Polygon', coordinates: [square(-77, 5.5, 3), square(-75.7, 6.2, 0.02)] },
      },
      { _id: 'nowhere' as never },
    ]);
  };

  it('are found by how near they are', async () => {
    const { docs } = harness;
    await insert();
    const near = { $near: { $geometry: point(-74.1, 4.6), $maxDistance: 400_000 } };
    expect(await code(docs.find({ at: near }).toArray())).toBe(291);
    await docs.createIndex({ at: '2dsphere' });
    expect(pluck(await docs.find({ at: near }).toArray(), '_id')).toEqual([
      'Bogotá',
      'river',
      'land',
      'Medellín',
    ]);
    expect(
      pluck(
        await docs
          .find({ at: near, n: { $gt: 1 } })
          .limit(1)
          .toArray(),
        '_id',
      ),
    ).toEqual(['river']);
    expect(
      pluck(
        await docs.find({ at: { $nearSphere: [-74.1, 4.6], $maxDistance: 0.01 } }).toArray(),
        '_id',
      ),
    ).toEqual(['Bogotá', 'river']);
    expect(pluck(await docs.find({ at: near }).sort({ n: -1 }).limit(1).toArray(), '_id')).toEqual([
      'river',
    ]);
    const staged = await docs
      .aggregate([
        {
          $geoNear: {
            near: point(-74.07, 4.71),
            distanceField: 'far',
            query: { n: { $lt: 4 } },
            includeLocs: 'loc',
            spherical: true,
          },
        },
        { $project: { km: { $round: [{ $divide: ['$far', 1000] }] }, loc: 1 } },
      ])
      .toArray();
    expect(staged).toEqual([
      { _id: 'Bogotá', km: 0, loc: point(-74.07, 4.71) },
      { _id: 'Medellín', km: 239, loc: point(-75.58, 6.24) },
      { _id: 'Madrid', km: 8021, loc: [-3.7, 40.42] },
    ]);
    expect(await code(docs.countDocuments({ at: near }))).toBe(5626500);
    expect(await code(docs.insertOne({ at: point(200, 0) }))).toBe(16755);
    expect(await code(docs.insertOne({ at: 'here' }))).toBe(16755);
    expect((await docs.indexes())[1]).toMatchObject({
      name: 'at_2dsphere',
      '2dsphereIndexVersion': 3,
    });
    await docs.updateOne(
      { at: { $near: { $geometry: point(-3, 40) } } },
      { $set: { nearest: true } },
    );
    expect(await ids({ nearest: true })).toEqual(['Madrid']);
  });

  it('are found by what holds or meets them', async () => {
    await insert();
    const polygon = (...coordinates: number[][][]): Document => ({
      $geometry: { type: 'Polygon', coordinates },
    });
    const within = (region: Document): Promise<unknown[]> => ids({ at: { $geoWithin: region } });
    const meeting = (region: Document): Promise<unknown[]> =>
      ids({ at: { $geoIntersects: region } });
    expect(await within(polygon(square(-78, 4, 5)))).toEqual(['Bogotá', 'Medellín', 'land']);
    expect(await within(polygon(square(-78, 4, 5).toReversed()))).toEqual([
      'Bogotá',
      'Medellín',
      'land',
    ]);
    expect(await within(polygon(square(-78, 4, 5), square(-74.5, 4.2, 1)))).toEqual([
      'Medellín',
      'land',
    ]);
    expect(await within({ $centerSphere: [[-74, 5], 0.01] })).toEqual(['Bogotá']);
    expect(
      await within({
        $box: [
          [-80, 0],
          [-70, 7],
        ],
      }),
    ).toEqual(['Bogotá', 'Medellín']);
    expect(await within({ $center: [[-3, 40], 1] })).toEqual(['Madrid']);
    expect(
      await within({
        $polygon: [
          [-76, 6],
          [-75, 6],
          [-75, 7],
        ],
      }),
    ).toEqual(['Medellín']);
    expect(await meeting(polygon(square(-75, 8, 2)))).toEqual(['land', 'river']);
    expect(await meeting({ $geometry: point(-75.58, 6.24) })).toEqual(['Medellín', 'land']);
    expect(await meeting({ $geometry: point(-75.69, 6.21) })).toEqual([]);
    expect(
      await meeting({
        $geometry: {
          type: 'LineString',
          coordinates: [
            [-78, 7],
            [-70, 7],
          ],
        },
      }),
    ).toEqual(['land', 'river']);
    // A great circle between two places on one parallel lies nearer to the pole.
    const arc = {
      $geometry: {
        type: 'LineString',
        coordinates: [
          [-60, 50],
          [60, 50],
        ],
      },
    };
    await harness.docs.insertOne({
      _id: 'north' as never,
      at: { type: 'Polygon', coordinates: [square(-5, 60, 10)] },
    });
    expect(await meeting(arc)).toEqual(['north']);
    expect(
      await code(
        within({
          $geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [1, 1],
                [0, 1],
              ],
            ],
          },
        }),
      ),
    ).toBe(2);
    expect(
      await code(
        meeting({
          $box: [
            [0, 0],
            [1, 1],
          ],
        }),
      ),
    ).toBe(2);
  });

  it('may lie on a plane, and stand beside hashed and wildcard indexes', async () => {
    const { docs } = harness;
    await docs.createIndexes([
      { key: { at: '2d' } },
      { key: { h: 'hashed' } },
      { key: { '$**': 1 } },
    ]);
    await docs.insertMany([
      { _id: 1 as never, at: [0, 3], h: 'a' },
      { _id: 2 as never, at: { x: 0, y: 4 }, h: 1 },
    ]);
    expect(
      pluck(await docs.find({ at: { $near: [0, 5], $maxDistance: 1.5 } }).toArray(), '_id'),
    ).toEqual([2]);
    expect(await ids({ h: 'a' })).toEqual([1]);
    expect(await code(docs.insertOne({ h: [1] }))).toBe(16766);
    expect(await code(docs.insertOne({ at: [0, 500] }))).toBe(13027);
    const index = { key: { x: 1, 'a.$**': 1 }, name: 'wild' };
    const made = await harness.db.command({ createIndexes: docs.collectionName, indexes: [index] });
    expect(made['note']).toContain('no query uses');
    const plan = await docs.find({ other: 1 }).explain('queryPlanner');
    const reason = expect.stringContaining('no query uses') as string;
    expect(plan).toMatchObject({
      queryPlanner: { unusedIndexes: [{ indexName: 'wild', reason }] },
    });
    await docs.dropIndex('wild');
    const wide = harness.db.collection(`${docs.collectionName}wide`);
    await wide.createIndex({ at: '2d' }, { min: 200, max: 1400 });
    await wide.insertMany([{ at: [600, 600] }, { at: [1400, 200] }]);
    expect(await wide.countDocuments({ at: { $geoWithin: { $center: [[600, 600], 5] } } })).toBe(1);
    expect(await code(wide.insertOne({ at: [0, 300] }))).toBe(13027);
    expect(await code(docs.createIndex({ u: 'hashed' }, { unique: true }))).toBe(16764);
    expect(pluck(await docs.indexes(), 'name')).toEqual(['_id_', 'at_2d', 'h_hashed', '$**_1']);
    const [hash] = await docs
      .aggregate(
        [{ $limit: 1 }, { $project: { _id: 0, h: { $toHashedIndexKey: { $literal: 1 } } } }],
        { promoteLongs: false },
      )
      .toArray();
    expect(hash).toEqual({ h: Long.fromString('5902408780260971510') });
    expect(await docs.countDocuments({ $sampleRate: 1 })).toBe(2);
    expect(await code(docs.countDocuments({ $sampleRate: 2 }))).toBe(2);
  });
});
