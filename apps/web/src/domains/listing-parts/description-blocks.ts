/** A piece of a description: a heading, a list, or lines of text. */
export interface DescriptionBlock {
  kind: 'heading' | 'list' | 'text';
  lines: readonly string[];
}

const bullet = /^\s*[•·*–-]\s+(?=\S)/u;
/** As long as a heading may be; what is longer is a sentence. */
const headingLength = 60;

const isHeading = (line: string): boolean =>
  line.length <= headingLength && !/[.!?;,]$/u.test(line);

/**
 * What sellers type, as they mean it: lines that begin with a bullet or a dash are a list, and a short
 * line right above one is its heading. Everything else stays text with its own line breaks.
 */
export function descriptionBlocks(text: string): readonly DescriptionBlock[] {
  const paragraphs = text.trim().split(/\n\s*\n/u);
  return paragraphs.flatMap((paragraph) => {
    const blocks: { kind: DescriptionBlock['kind']; lines: string[] }[] = [];
    for (const line of paragraph.split('\n')) {
      const kind = bullet.test(line) ? 'list' : 'text';
      const last = blocks.at(-1);
      const words = line.replace(bullet, '').trim();
      if (last?.kind === kind) last.lines.push(words);
      else blocks.push({ kind, lines: [words] });
    }
    return blocks.map(({ kind, lines }, place): DescriptionBlock => {
      const [first = ''] = lines;
      const leads = blocks[place + 1]?.kind === 'list' && lines.length === 1;
      return { kind: kind === 'text' && leads && isHeading(first) ? 'heading' : kind, lines };
    });
  });
}
