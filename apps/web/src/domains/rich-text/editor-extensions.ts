import { Node } from '@tiptap/core';
import { Mention, type MentionOptions } from '@tiptap/extension-mention';
import { StarterKit } from '@tiptap/starter-kit';

/** A picture of the file service. `src` shows it while it is edited and isn't stored. */
const StoredImage = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    fileId: { default: '' },
    alt: { default: '' },
    width: { default: 0 },
    height: { default: 0 },
    src: { default: '' },
  }),
  renderHTML: ({ HTMLAttributes: { src, alt, width, height } }) => [
    'img',
    { src: String(src), alt: String(alt), width: String(width), height: String(height) },
  ],
});

const NamedMention = Mention.extend({
  addAttributes() {
    return { ...this.parent?.(), kind: { default: 'user' } };
  },
});

/** What the editor knows: the nodes and marks of the closed schema, and nothing else. */
export const extensionsWith = (suggestion: MentionOptions['suggestion']) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    horizontalRule: false,
    underline: false,
    link: { openOnClick: false, autolink: true, protocols: ['mailto'], defaultProtocol: 'https' },
  }),
  StoredImage,
  NamedMention.configure({
    suggestion,
    renderText: ({ node }) => `@${String(node.attrs['label'])}`,
  }),
];
