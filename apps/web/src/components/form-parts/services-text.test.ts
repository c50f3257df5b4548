import { expect, test } from 'vitest';
import { withServices } from './services-text.ts';

test('commas make services of a text', () => {
  expect(withServices(['Design'], ' Printing ,  web   pages,, ')).toEqual([
    'Design',
    'Printing',
    'web pages',
  ]);
});

test('no service comes twice', () => {
  expect(withServices(['Diseño'], 'diseño, DISEÑO')).toEqual(['Diseño']);
});

test('no more than the API takes', () => {
  const many = Array.from({ length: 40 }, (_, index) => `s${index}`).join(',');
  expect(withServices([], many)).toHaveLength(30);
});
