import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientWith } from '../../testing/render-part.tsx';
import { type Candidate, useMentions } from './use-mentions.ts';

const marcela: Candidate = { kind: 'USER', id: 'marcela', name: 'Marcela Cuéllar', detail: null };

test('a search that is not answered says why, until the next one is', async () => {
  let isThere = false;
  const client = clientWith(async () => {
    if (!isThere) throw new Error('gone');
    return { mentionCandidates: [] };
  });
  const { result } = renderHook(() => useMentions(null), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const { items, render } = result.current.suggestion;
  const list = render?.();
  const type = (query: string) =>
    act(async () => {
      const found = (await items?.({ query } as never)) ?? [];
      list?.onUpdate?.({ query, loading: false, items: found } as never);
    });
  await type('Mar');
  expect(result.current.open?.failure).toMatchObject({ message: 'gone' });
  isThere = true;
  await type('Marc');
  expect(result.current.open).toMatchObject({ failure: null, candidates: [] });
});

test('until it is answered nobody is said to be missing, and whoever was found stays', () => {
  const client = clientWith(async () => ({ mentionCandidates: [] }));
  const { result } = renderHook(() => useMentions(null), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const list = result.current.suggestion.render?.();
  /** As the editor tells it: of each key first without an answer, then with it. */
  const told = (query: string, loading: boolean, items: readonly Candidate[] = []) =>
    act(() => list?.onUpdate?.({ query, loading, items } as never));
  const found = () => result.current.open?.candidates;

  told('Mar', true);
  expect(found()).toBeUndefined();
  told('Mar', false, [marcela]);
  expect(found()).toEqual([marcela]);
  told('Marc', true);
  expect(found()).toEqual([marcela]);
  told('Mara', false);
  expect(found()).toEqual([]);
  told('Marc', true);
  expect(found()).toBeUndefined();
});
