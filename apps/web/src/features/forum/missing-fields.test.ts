import { documentOf, type RichTextDocument } from '@wiki/domain';
import { expect, test } from 'vitest';
import { missingFields } from './missing-fields.ts';

const nothing: RichTextDocument = { type: 'doc', content: [] };
const text = {
  title: 'Rent',
  category: 'services',
  body: documentOf('Who knows how?'),
  tags: [],
  language: 'en',
} as const;

test('a discussion needs a title, a category and a text', () => {
  expect(missingFields(text)).toEqual([]);
  expect(missingFields({ ...text, title: '  ', category: '', body: nothing })).toEqual([
    'title',
    'category',
    'body',
  ]);
});

test('a picture is text enough', () => {
  const image = { type: 'image', attrs: { fileId: 'a', alt: '', width: 4, height: 3 } } as const;
  expect(missingFields({ ...text, body: { type: 'doc', content: [image] } })).toEqual([]);
});
