import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { clientWith } from '../../../testing/render-part.tsx';
import { useLiveApplications } from './use-live-applications.ts';

test('applications are followed from where they were read, whatever another query reads later', () => {
  const followedFrom: unknown[] = [];
  const client = clientWith(({ after }) => {
    followedFrom.push(after);
    return new Promise(() => {});
  });
  const { rerender } = renderHook(({ cursor }) => useLiveApplications(cursor), {
    initialProps: { cursor: undefined as string | undefined },
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });
  expect(followedFrom).toEqual([]);
  rerender({ cursor: 'read with the application' });
  rerender({ cursor: 'read with the counts of the menu' });
  expect(followedFrom).toEqual(['read with the application']);
});
