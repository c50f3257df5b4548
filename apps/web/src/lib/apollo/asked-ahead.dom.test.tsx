import { renderHook } from '@testing-library/react';
import { gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { askAhead } from './asked-ahead.ts';

const start = vi.fn<() => Promise<void>>(() => Promise.resolve());
vi.mock('../auth/browser-session.ts', () => ({
  session: { snapshot: () => ({ status: 'unknown' }), start: () => start() },
}));

const first = gql('query First { a }');
const later = gql('query Later { a }');

test('a part of the page that comes later takes the answer that was asked for, and asks anew later', () => {
  const { usePolicies } = askAhead(() => []);
  const policyOf = (query: typeof first) => {
    const { result, unmount } = renderHook(() => usePolicies(query).fetchPolicy);
    unmount();
    return result.current;
  };
  expect(policyOf(first)).toBe('cache-first');
  expect(policyOf(later)).toBe('cache-first');
  expect(policyOf(first)).toBe('cache-and-network');
  expect(policyOf(later)).toBe('cache-and-network');
  expect(start).toHaveBeenCalledOnce();
});
