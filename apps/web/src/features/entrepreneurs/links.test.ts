import { expect, test } from 'vitest';
import { instagramOf, whatsappAddress, withoutScheme } from './links.ts';

test('an address is shown as people say it', () => {
  expect(withoutScheme('https://www.example.com/')).toBe('example.com');
  expect(withoutScheme('https://example.com/tienda')).toBe('example.com/tienda');
});

test.each(['alto.del.roble', '@alto.del.roble'])('a name on Instagram leads there: %s', (name) => {
  expect(instagramOf(name)).toEqual({
    text: '@alto.del.roble',
    href: 'https://www.instagram.com/alto.del.roble/',
  });
});

test('an address of Instagram stays', () => {
  expect(instagramOf('https://www.instagram.com/roble/')).toEqual({
    text: 'instagram.com/roble',
    href: 'https://www.instagram.com/roble/',
  });
});

test('WhatsApp takes the digits of a number', () => {
  expect(whatsappAddress('+573005550178')).toBe('https://wa.me/573005550178');
});
