import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, useEngine } from '../testing/harness.ts';
import { opened, soon, take } from '../testing/streams.ts';

const harness = useEngine();

describe('events that are larger than a document may be', () => {
  const large = (letter: string): string => letter.repeat(10 * 2 ** 20);
  const last = { $changeStreamSplitLargeEvent: {} };

  it('come in fragments when that is asked for, and go on behind any of them', async () => {
    const { db, docs } = harness;
    const images = { changeStreamPreAndPostImages: { enabled: true } };
    await db.createCollection(docs.collectionName, images);
    await docs.insertOne({ n: 1, text: large('a') });
    const options = { ...soon, fullDocumentBeforeChange: 'required' } as const;
    const stream = await opened(docs.watch([{ $match: {} }, last], options));
    const plain = await opened(docs.watch([], options));
    await docs.updateOne({}, { $set: { text: large('b') } });
    const [first, second] = (await take(stream, 2)) as [Document, Document];
    expect(first).toMatchObject({ operationType: 'update', splitEvent: { fragment: 1, of: 2 } });
    expect(second).toMatchObject({ splitEvent: { fragment: 2, of: 2 } });
    const whole = { ...first, ...second };
    expect(whole['fullDocumentBeforeChange']).toMatchObject({ n: 1 });
    expect(whole['updateDescription']).toMatchObject({ removedFields: [] });
    await docs.insertOne({ n: 2 });
    const behindFirst = docs.watch([last], { ...options, resumeAfter: first['_id'] });
    const [again, next] = (await take(behindFirst, 2)) as [Document, Document];
    expect(again['splitEvent']).toEqual({ fragment: 2, of: 2 });
    expect(next).toMatchObject({ operationType: 'insert' });
    const behindSecond = docs.watch([last], { ...options, resumeAfter: second['_id'] });
    expect((await take(behindSecond, 1))[0]).toMatchObject({ operationType: 'insert' });
    const error = await errorOf(take(plain, 1));
    expect(error.code).toBe(10_334);
    for (const each of [stream, plain, behindFirst, behindSecond]) await each.close();
  });

  it('are asked for as the last stage', async () => {
    const stream = harness.docs.watch([last, { $match: {} }]);
    expect((await errorOf(stream.tryNext())).code).toBe(7_182_802);
    await stream.close();
  });
});
