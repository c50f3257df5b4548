import { expect, onTestFinished, test, vi } from 'vitest';
import { joinTabs } from './tab-channel.ts';

const passes = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  dispatchEvent(Object.assign(new Event(type), { persisted }));

test('a page kept in memory hears nothing, and asks when it comes back', async () => {
  const hear = vi.fn<(message: string) => void>();
  const comeBack = vi.fn<() => void>();
  const tell = joinTabs('test.tabs', { hear, comeBack });
  const other = new BroadcastChannel('test.tabs');
  onTestFinished(() => other.close());
  const told = vi.fn<(event: MessageEvent<string>) => void>();
  other.addEventListener('message', told);

  other.postMessage('one');
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith('one'));
  tell('two');
  await vi.waitFor(() => expect(told.mock.lastCall?.[0].data).toBe('two'));

  passes('pagehide', true);
  other.postMessage('three');
  tell('four');
  passes('pageshow', true);
  expect(comeBack).toHaveBeenCalledOnce();
  other.postMessage('five');
  await vi.waitFor(() => expect(hear).toHaveBeenCalledWith('five'));
  expect(hear.mock.calls).toEqual([['one'], ['five']]);
  expect(told).toHaveBeenCalledOnce();

  // Shown for the first time, or gone for good.
  passes('pageshow', false);
  expect(comeBack).toHaveBeenCalledOnce();
});
