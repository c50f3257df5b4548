import { partsOf } from '@wiki/domain';

/** A text with its addresses as links, which tell the other site nothing of the reader. */
export function LinkedText({ text }: { text: string }) {
  let start = 0;
  return partsOf(text).map(({ text: part, href }) => {
    const key = start;
    start += part.length;
    return href ? (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part}
      </a>
    ) : (
      part
    );
  });
}
