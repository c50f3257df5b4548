import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { AdminPage } from './admin-page.tsx';

const viewer = { staffDuties: ['FIGURES'] } as unknown as Viewer;

test.each([
  ['/?period=90&compare=YEAR', '/admin/user-analytics', '?period=90&compare=YEAR'],
  ['/notifications?tab=past#first', '/admin/notifications', '?tab=past'],
])('%s leads on with its query', async (at, pathname, search) => {
  const { router } = renderPart(<AdminPage viewer={viewer}>The page</AdminPage>, { at });
  expect(await screen.findByText('The page')).toBeTruthy();
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
});
