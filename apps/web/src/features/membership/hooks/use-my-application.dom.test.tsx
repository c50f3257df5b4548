import { ApolloProvider } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { clientWith } from '../../../testing/render-part.tsx';
import { useMyApplication } from './use-my-application.ts';

test('what changed while no screen showed the application is read when one does', async () => {
  let read = 0;
  const client = clientWith((_variables, operation) => {
    if (operation === 'MyApplication') {
      read += 1;
      return Promise.resolve({ liveCursor: `read ${read}`, myApplication: null });
    }
    return new Promise(() => {});
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const first = renderHook(useMyApplication, { wrapper });
  await waitFor(() => expect(first.result.current.application).toBeNull());
  first.unmount();

  const { result } = renderHook(useMyApplication, { wrapper });
  expect(result.current.application).toBeNull();
  await waitFor(() => expect(read).toBe(2));
});
