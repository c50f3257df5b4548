import { expect, test } from 'vitest';
import { richText } from '@wiki/domain/schemas';
import { documentFromEditor } from './editor-document.ts';

const id = 'aabbccddeeff001122334455';

test('what an editor holds is stored without its own attributes and unknown nodes', () => {
  const document = documentFromEditor({
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 3, textAlign: null },
        content: [{ type: 'text', text: 'A' }],
      },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'here',
            marks: [
              { type: 'link', attrs: { href: 'https://a.example', target: '_blank', class: 'x' } },
              { type: 'underline' },
            ],
          },
          {
            type: 'mention',
            attrs: { kind: 'business', id, label: 'B', mentionSuggestionChar: '@' },
          },
          { type: 'hardBreak' },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
      { type: 'image', attrs: { fileId: id, alt: null, width: 10, height: 5, src: 'blob:x' } },
      { type: 'horizontalRule' },
    ],
  });
  expect(richText(100).parse(document)).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'A' }] },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'here',
            marks: [{ type: 'link', attrs: { href: 'https://a.example' } }],
          },
          { type: 'mention', attrs: { kind: 'business', id, label: 'B' } },
          { type: 'hardBreak' },
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 1 },
        content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
      },
      { type: 'image', attrs: { fileId: id, alt: '', width: 10, height: 5 } },
    ],
  });
});
