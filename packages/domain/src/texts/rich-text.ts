/**
 * Documents that people write: a closed set of nodes and marks, in the shape that ProseMirror's
 * editors read and write. Screens render them with components of their own; they are never HTML.
 */

/** How a stretch of text is set off. */
export type RichTextMark =
  | { type: 'bold' }
  | { type: 'italic' }
  | { type: 'strike' }
  | { type: 'code' }
  | { type: 'link'; attrs: { href: string } };

/** What stands in a line of text. */
export type RichTextInline =
  | { type: 'text'; text: string; marks?: readonly RichTextMark[] | undefined }
  | { type: 'hardBreak' }
  | { type: 'mention'; attrs: RichTextMention };

/** A person or a business that is named. The label is what it was called when it was named. */
export interface RichTextMention {
  kind: 'user' | 'business';
  id: string;
  label: string;
}

/** A picture of the file service; its measures are in pixels. */
export interface RichTextImage {
  fileId: string;
  alt: string;
  width: number;
  height: number;
}

export interface RichTextListItem {
  type: 'listItem';
  content: readonly RichTextBlock[];
}

/** What stands below each other. */
export type RichTextBlock =
  | { type: 'paragraph'; content?: readonly RichTextInline[] | undefined }
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: readonly RichTextInline[] | undefined }
  | { type: 'bulletList'; content: readonly RichTextListItem[] }
  | {
      type: 'orderedList';
      attrs?: { start: number } | undefined;
      content: readonly RichTextListItem[];
    }
  | { type: 'blockquote'; content: readonly RichTextBlock[] }
  | { type: 'codeBlock'; content?: readonly RichTextInline[] | undefined }
  | { type: 'image'; attrs: RichTextImage };

/** A whole text. */
export interface RichTextDocument {
  type: 'doc';
  content: readonly RichTextBlock[];
}

/** Words that an average reader gets through in a minute (product specification). */
const wordsPerMinute = 200;

/** How many words a text has. */
export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Minutes that it takes to read a text, rounded up, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.ceil(wordCount(text) / wordsPerMinute));

const inlineText = (inlines: readonly RichTextInline[] = []): string =>
  inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return inline.type === 'mention' ? `@${inline.attrs.label}` : '\n';
    })
    .join('');

function blockText(block: RichTextBlock): string {
  switch (block.type) {
    case 'image':
      return block.attrs.alt;
    case 'bulletList':
    case 'orderedList':
      return block.content.map((item) => item.content.map(blockText).join('\n')).join('\n');
    case 'blockquote':
      return block.content.map(blockText).join('\n');
    case 'paragraph':
    case 'heading':
    case 'codeBlock':
      return inlineText(block.content);
  }
}

/**
 * A document as plain text, one line for each of its blocks: what is searched, compared with the
 * blacklist, counted, and shown in mails and previews.
 */
export const plainTextOf = (document: RichTextDocument): string =>
  document.content
    .map(blockText)
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

/** A plain text as a document, one paragraph for each of its lines. */
export const documentOf = (text: string): RichTextDocument => ({
  type: 'doc',
  content: text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});

/** The first sentence of a text, at most `most` characters long, cut at the end of a word. */
export function excerptOf(text: string, most = 90): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [sentence = line] = /^.+?[.!?…](?=\s|$)/.exec(line) ?? [];
  if (sentence.length <= most) return sentence;
  const cut = sentence.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.-]+$/, '')}…`;
}

/** Whatever a document holds anywhere, in its order. */
function* blocksOf(blocks: readonly RichTextBlock[]): Generator<RichTextBlock> {
  for (const block of blocks) {
    yield block;
    if (block.type === 'blockquote') yield* blocksOf(block.content);
    if (block.type === 'bulletList' || block.type === 'orderedList') {
      for (const item of block.content) yield* blocksOf(item.content);
    }
  }
}

/** The pictures of a document, in their order. */
export const imagesIn = (document: RichTextDocument): RichTextImage[] =>
  [...blocksOf(document.content)].flatMap((block) => (block.type === 'image' ? [block.attrs] : []));

/** Who is mentioned in a document, each once. */
export function mentionsIn(document: RichTextDocument): RichTextMention[] {
  const found = new Map<string, RichTextMention>();
  for (const block of blocksOf(document.content)) {
    if (!isOfInlines(block)) continue;
    for (const inline of block.content ?? []) {
      if (inline.type !== 'mention') continue;
      found.set(`${inline.attrs.kind}:${inline.attrs.id}`, inline.attrs);
    }
  }
  return [...found.values()];
}

type WithInlines = Extract<RichTextBlock, { type: 'paragraph' | 'heading' }>;

const isOfInlines = (block: RichTextBlock): block is WithInlines =>
  block.type === 'paragraph' || block.type === 'heading';

/** A document in which those whose label the function gives are called by it; null leaves them theirs. */
export function relabelMentions(
  document: RichTextDocument,
  labelOf: (mention: RichTextMention) => string | null,
): RichTextDocument {
  const inline = (each: RichTextInline): RichTextInline => {
    const label = each.type === 'mention' ? labelOf(each.attrs) : null;
    return each.type === 'mention' && label !== null
      ? { ...each, attrs: { ...each.attrs, label } }
      : each;
  };
  const block = (each: RichTextBlock): RichTextBlock => {
    if (isOfInlines(each)) {
      return each.content ? { ...each, content: each.content.map(inline) } : each;
    }
    if (each.type === 'blockquote') return { ...each, content: each.content.map(block) };
    if (each.type !== 'bulletList' && each.type !== 'orderedList') return each;
    const items = each.content.map((item) => ({ ...item, content: item.content.map(block) }));
    return { ...each, content: items };
  };
  return { ...document, content: document.content.map(block) };
}
