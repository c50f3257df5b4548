import type { RichTextBlock, RichTextDocument, RichTextListItem } from '@wiki/domain';

const paragraph = (text: string): RichTextBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

const blockOf = (line: string): RichTextBlock => {
  if (line.startsWith('## ')) {
    return {
      type: 'heading',
      attrs: { level: 2 },
      content: [{ type: 'text', text: line.slice(3) }],
    };
  }
  return line.startsWith('> ')
    ? { type: 'blockquote', content: [paragraph(line.slice(2))] }
    : paragraph(line);
};

/**
 * A document from lines: `## ` begins a heading, `> ` a quote, `- ` an entry of a list; any other is a
 * paragraph.
 */
export function documentFromLines(lines: readonly string[]): RichTextDocument {
  const content: RichTextBlock[] = [];
  let items: RichTextListItem[] = [];
  const endList = () => {
    if (items.length > 0) content.push({ type: 'bulletList', content: items });
    items = [];
  };
  for (const line of lines) {
    if (line.startsWith('- ')) {
      items.push({ type: 'listItem', content: [paragraph(line.slice(2))] });
      continue;
    }
    endList();
    content.push(blockOf(line));
  }
  endList();
  return { type: 'doc', content };
}
