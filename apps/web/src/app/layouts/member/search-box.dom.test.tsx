import { act, cleanup } from '@testing-library/react';
import { SearchBox } from '@wiki/ui';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

const boxFor = (searched: string) => (
  <SearchBox label="Search the network" defaultValue={searched} onSearch={() => undefined} />
);

test('what was typed before the page came to life stays; a search elsewhere is said', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(boxFor(''));
  const field = place.querySelector('input');
  if (!field) throw new Error('The box has no field.');
  field.value = 'mochilas de lana';
  await act(async () => {
    root = hydrateRoot(place, boxFor(''));
  });
  expect(field.value).toBe('mochilas de lana');
  await act(async () => root?.render(boxFor('café')));
  expect(field.value).toBe('café');
  await act(async () => root?.render(boxFor('')));
  expect(field.value).toBe('');
});
