import { expect, onTestFinished, test, vi } from 'vitest';
import { colorScheme, startColorScheme } from './color-scheme.ts';

const shown = () => document.documentElement.getAttribute('data-color-scheme');

test('what one tab chooses, the others show', async () => {
  const otherTab = new BroadcastChannel('wiki.colorScheme');
  onTestFinished(() => otherTab.close());
  const told = vi.fn<(event: MessageEvent<string>) => void>();
  otherTab.addEventListener('message', told);
  const heard = vi.fn<() => void>();
  onTestFinished(colorScheme.subscribe(heard));
  startColorScheme();

  otherTab.postMessage('dark');
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(shown()).toBe('dark');
  expect(colorScheme.snapshot()).toBe('dark');
  expect(told).not.toHaveBeenCalled();

  colorScheme.choose('light');
  expect(shown()).toBe('light');
  await expect.poll(() => told.mock.lastCall?.[0].data).toBe('light');
});
