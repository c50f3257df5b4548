import { screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { shapeOf } from './shape-of.ts';
import { WaitingPage } from './waiting-page.tsx';

test('a page waits in its own shape, wherever its list is', () => {
  expect(shapeOf('/')).toBe('home');
  expect(shapeOf('/property')).toBe('cards');
  expect(shapeOf('/property/2b1c')).toBe('listing');
  expect(shapeOf('/entrepreneurs')).toBe('cards');
  expect(shapeOf('/entrepreneurs/2b1c')).toBe('business');
  expect(shapeOf('/legal/terms')).toBe('text');
  expect(shapeOf('/account/security')).toBe('rows');
  expect(shapeOf('/nowhere')).toBe('rows');
});

describe('what is waiting', () => {
  const addresses = ['/', '/products', '/products/1', '/entrepreneurs/1', '/about', '/inbox'];
  it.each(addresses)('is said once at %s', async (at) => {
    const { container } = renderPart(<WaitingPage />, { at });
    expect(await screen.findAllByText('Loading the page')).toHaveLength(1);
    // Bars mean nothing to those who cannot see them.
    for (const bar of container.querySelectorAll('span[style]')) {
      expect(bar.closest('[aria-hidden]')).not.toBeNull();
    }
  });
});
