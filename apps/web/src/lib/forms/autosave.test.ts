import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave, type SendText } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const next: SendText<string> = async (_text, version) => ({ version: version + 1, userErrors: [] });
const start = (version: number, send: SendText<string>) => {
  const saver = new Autosave<string>(version, '', () => send);
  saver.loop.open();
  return saver;
};

test('what is typed quickly is saved once, and later saves go over the version before', async () => {
  const send = vi.fn<SendText<string>>(next);
  const saver = start(0, send);
  saver.change('A');
  saver.change('AB');
  expect(saver.loop.snapshot().status).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send.mock.calls).toEqual([['AB', 0]]);
  expect(saver.loop.snapshot().status).toBe('saved');
  saver.change('ABC');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenLastCalledWith('ABC', 1);
});

test('what is typed during a save goes after it', async () => {
  const answer = Promise.withResolvers<void>();
  const send = vi.fn<SendText<string>>(async (text, version) => {
    if (text === 'A') await answer.promise;
    return next(text, version);
  });
  const saver = start(0, send);
  saver.change('A');
  await vi.advanceTimersByTimeAsync(1_000);
  saver.change('AB');
  await vi.advanceTimersByTimeAsync(5_000);
  answer.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send).toHaveBeenLastCalledWith('AB', 1);
});

test('another tab is not overwritten', async () => {
  const send = vi.fn<SendText<string>>(async () => ({
    version: null,
    userErrors: [{ code: 'CONFLICT', field: null, retryAfterSeconds: null }],
  }));
  const saver = start(3, send);
  saver.change('Old');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.loop.snapshot().status).toBe('conflict');
  saver.change('Older');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what the network stopped is tried again', async () => {
  const send = vi.fn<SendText<string>>(next).mockRejectedValueOnce(new Error('offline'));
  const saver = start(0, send);
  saver.change('Kept');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.loop.snapshot().status).toBe('failed');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(saver.loop.snapshot().status).toBe('saved');
});

test('what was given up is not saved', async () => {
  const send = vi.fn<SendText<string>>(next);
  const saver = start(0, send);
  saver.change('A');
  await saver.abandon();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(send).not.toHaveBeenCalled();
});
