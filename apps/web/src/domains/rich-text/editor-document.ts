import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextListItem,
  RichTextMark,
} from '@wiki/domain';

/** A node as the editor gives it, with attributes of its own that aren't stored. */
export interface EditorNode {
  type?: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: readonly { type: string; attrs?: Record<string, unknown> }[];
  content?: readonly EditorNode[];
}

const plainMarks = new Set(['bold', 'italic', 'strike', 'code']);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function markOf({ type, attrs }: { type: string; attrs?: Record<string, unknown> }) {
  if (type === 'link') return { type: 'link', attrs: { href: textOf(attrs?.href) } } as const;
  return plainMarks.has(type) ? ({ type } as RichTextMark) : null;
}

function inlineOf({ type, text, attrs, marks = [] }: EditorNode): RichTextInline | null {
  if (type === 'hardBreak') return { type };
  if (type === 'mention') {
    const kind = attrs?.kind === 'business' ? 'business' : 'user';
    return { type, attrs: { kind, id: textOf(attrs?.id), label: textOf(attrs?.label) } };
  }
  if (type !== 'text' || !text) return null;
  const kept = marks.map(markOf).filter((mark) => mark !== null);
  return kept.length > 0 ? { type, text, marks: kept } : { type, text };
}

const inlinesOf = ({ content = [] }: EditorNode) => {
  const inlines = content.map(inlineOf).filter((inline) => inline !== null);
  return inlines.length > 0 ? { content: inlines } : {};
};

const itemsOf = ({ content = [] }: EditorNode): RichTextListItem[] =>
  content.map((item) => ({ type: 'listItem', content: blocksOf(item) }));

const blocksOf = ({ content = [] }: EditorNode): RichTextBlock[] =>
  content.map(blockOf).filter((block) => block !== null);

function blockOf(node: EditorNode): RichTextBlock | null {
  const { type, attrs } = node;
  switch (type) {
    case 'paragraph':
    case 'codeBlock':
      return { type, ...inlinesOf(node) };
    case 'heading':
      return { type, attrs: { level: attrs?.level === 3 ? 3 : 2 }, ...inlinesOf(node) };
    case 'bulletList':
      return { type, content: itemsOf(node) };
    case 'orderedList':
      return { type, attrs: { start: numberOf(attrs?.start) || 1 }, content: itemsOf(node) };
    case 'blockquote':
      return { type, content: blocksOf(node) };
    case 'image':
      return {
        type,
        attrs: {
          fileId: textOf(attrs?.fileId),
          alt: textOf(attrs?.alt),
          width: numberOf(attrs?.width),
          height: numberOf(attrs?.height),
        },
      };
    default:
      return null;
  }
}

/** What is in the editor, as it's stored: only nodes, marks and attributes of the closed schema. */
export const documentFromEditor = (root: EditorNode): RichTextDocument => ({
  type: 'doc',
  content: blocksOf(root),
});
