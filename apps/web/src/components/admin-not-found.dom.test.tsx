import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { adminPaths } from '../lib/admin-paths.ts';
import { renderPart } from '../testing/render-part.tsx';
import { AdminNotFound } from './admin-not-found.tsx';

afterEach(() => void vi.useRealTimers());

test('says that the address is none, and leads to the analytics page after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  renderPart(<AdminNotFound />, { at: '/admin/nowhere' });
  expect(screen.getByRole('heading', { name: /isn’t part of the back office/ })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Go there now' });
  expect(link.getAttribute('href')).toBe(adminPaths.analytics());
  expect(location.pathname).toBe('/admin/nowhere');
  vi.runAllTimers();
  vi.useRealTimers();
  await waitFor(() => expect(location.pathname).toBe(adminPaths.analytics()));
});
