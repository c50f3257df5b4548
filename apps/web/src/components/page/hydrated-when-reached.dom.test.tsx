import { act, cleanup } from '@testing-library/react';
import { createContext, type ReactNode, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setHydrating } from '../../lib/hydration/hydrating.ts';
import { HydratedWhenReached } from './hydrated-when-reached.tsx';

/** What waits to be seen, and how it is. */
let reach: (() => void)[] = [];
let root: Root | undefined;

beforeEach(() => {
  reach = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        reach.push(() =>
          tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never),
        );
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  act(() => root?.unmount());
  setHydrating(false);
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Renders a page as the server does, and hydrates it. */
async function hydrate(page: ReactNode): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  setHydrating(true);
  await act(async () => {
    root = hydrateRoot(place, page, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
  setHydrating(false);
  return place;
}

const drawn = vi.fn<() => void>();
afterEach(() => drawn.mockReset());

function Counter({ name = 'Pressed' }: { name?: string }) {
  const [count, setCount] = useState(0);
  if (count === 0) drawn();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

const count = (place: HTMLElement) => place.querySelector('button')?.textContent;

test('what the server rendered stands and is hydrated once it is reached', async () => {
  const place = await hydrate(
    <HydratedWhenReached>
      <Counter />
    </HydratedWhenReached>,
  );
  const button = place.querySelector('button');
  expect(count(place)).toBe('Pressed 0');
  // The server has drawn it, and nobody since.
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(async () => reach[0]?.());
  expect(drawn.mock.calls.length).toBeGreaterThan(1);
  expect(place.querySelector('button')).toBe(button);
  await act(async () => button?.click());
  expect(count(place)).toBe('Pressed 1');
});

test('whoever presses what was not reached yet is heard', async () => {
  const place = await hydrate(
    <HydratedWhenReached>
      <Counter />
    </HydratedWhenReached>,
  );
  await act(async () => place.querySelector('button')?.click());
  expect(count(place)).toBe('Pressed 1');
});

test('it is left as it is when what is around it is drawn anew, and then shows what came', async () => {
  function Page() {
    const [name, setName] = useState('First');
    return (
      <>
        <HydratedWhenReached>
          <Counter name={name} />
        </HydratedWhenReached>
        <input type="button" onClick={() => setName('Second')} />
      </>
    );
  }
  const place = await hydrate(<Page />);
  await act(async () => place.querySelector('input')?.click());
  expect(count(place)).toBe('First 0');
  expect(drawn).toHaveBeenCalledTimes(1);
  await act(async () => reach[0]?.());
  expect(count(place)).toBe('Second 0');
});

test('a context that changes hydrates it rather than emptying it', async () => {
  const Word = createContext('before');
  const ShownWord = () => <p>{use(Word)}</p>;
  const part = (
    <HydratedWhenReached>
      <ShownWord />
    </HydratedWhenReached>
  );
  function Page() {
    const [word, setWord] = useState('before');
    return (
      <Word value={word}>
        {part}
        <input type="button" onClick={() => setWord('after')} />
      </Word>
    );
  }
  const place = await hydrate(<Page />);
  const paragraph = place.querySelector('p');
  await act(async () => place.querySelector('input')?.click());
  expect(place.querySelector('p')).toBe(paragraph);
  expect(place.textContent).toBe('after');
});

test('what the browser draws by itself waits for nothing', async () => {
  setHydrating(false);
  const place = document.body.appendChild(document.createElement('div'));
  const { createRoot } = await import('react-dom/client');
  await act(async () => {
    root = createRoot(place);
    root.render(
      <HydratedWhenReached>
        <Counter />
      </HydratedWhenReached>,
    );
  });
  expect(count(place)).toBe('Pressed 0');
  await act(async () => place.querySelector('button')?.click());
  expect(count(place)).toBe('Pressed 1');
});
