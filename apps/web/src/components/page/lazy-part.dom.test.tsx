import { screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { connection } from '../../lib/apollo/connection.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { lazyPart } from './lazy-part.tsx';

type Load = () => Promise<{ Hello: () => ReactNode }>;
const hello = { Hello: () => <p>hello</p> };

afterEach(() => connection.answered());

const show = (load: Load) => {
  const Part = lazyPart(load, 'Hello');
  renderPart(
    <Suspense fallback="on its way">
      <p>around it</p>
      <Part />
    </Suspense>,
  );
};

test('a part that the network dropped is asked for again', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('dropped')).mockResolvedValue(hello);
  show(load);
  await screen.findByText('hello');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part fetched ahead stands at once, and nothing in for it', async () => {
  const load = vi.fn<Load>().mockResolvedValue(hello);
  const Part = lazyPart(load, 'Hello');
  Part.fetchAhead();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await load.mock.results[0]?.value;
  const standIn = vi.fn<() => null>(() => null);
  const StandIn = () => standIn();
  renderPart(
    <Suspense fallback={<StandIn />}>
      <Part />
    </Suspense>,
  );
  await screen.findByText('hello');
  expect(standIn).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that failed ahead is asked for again when it is shown', async () => {
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockRejectedValueOnce(new Error('gone again'))
    .mockResolvedValue(hello);
  const Part = lazyPart(load, 'Hello');
  Part.fetchAhead();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  renderPart(
    <Suspense fallback="on its way">
      <Part />
    </Suspense>,
  );
  await screen.findByText('hello');
});

test('a part that cannot be had says so, and leaves the page around it', async () => {
  show(vi.fn<Load>().mockRejectedValue(new Error('gone')));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load this part.');
  screen.getByRole('button', { name: 'Try again' });
  screen.getByText('around it');
});

test('without a connection it waits for one, and brings the style sheet that was missed', async () => {
  globalThis.dispatchEvent(new Event('offline'));
  const missed = new Error('Unable to preload CSS for /assets/part.css');
  const load = vi.fn<Load>().mockRejectedValueOnce(missed).mockResolvedValue(hello);
  show(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  const style = () => document.head.querySelector('link[href="/assets/part.css"]');
  expect(style()).toBe(null);

  globalThis.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(style()).not.toBe(null));
  style()?.dispatchEvent(new Event('load'));
  await screen.findByText('hello');
});
