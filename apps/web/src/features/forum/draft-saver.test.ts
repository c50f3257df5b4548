import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftSaver, type DraftText, type SendDraft } from './draft-saver.ts';

const text = (title: string): DraftText => ({
  title,
  body: { type: 'doc', content: [] },
  category: '',
  tags: [],
  language: 'en',
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed quickly is saved once, and later savings go over the version before', async () => {
  const send = vi.fn<SendDraft>(async (_text, { version }) => ({
    id: 'a',
    version: version + 1,
  }));
  const saver = new DraftSaver({ id: null, version: 0 }, send);
  saver.change(text('A'));
  saver.change(text('AB'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send.mock.calls).toEqual([[text('AB'), { id: null, version: 0 }]]);
  expect(saver.snapshot()).toBe('saved');
  saver.change(text('ABC'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenLastCalledWith(text('ABC'), { id: 'a', version: 1 });
  expect(saver.finish()).toBe('a');
});

test('another tab is not overwritten', async () => {
  const send = vi.fn<SendDraft>(async () => 'conflict');
  const saver = new DraftSaver({ id: 'a', version: 3 }, send);
  saver.change(text('Old'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.snapshot()).toBe('elsewhere');
  saver.change(text('Older'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what the network stopped is saved when it is back', async () => {
  const send = vi
    .fn<SendDraft>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ id: 'a', version: 1 });
  const saver = new DraftSaver({ id: null, version: 0 }, send);
  saver.change(text('Kept'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.snapshot()).toBe('offline');
  await saver.flush();
  expect(saver.snapshot()).toBe('saved');
});
