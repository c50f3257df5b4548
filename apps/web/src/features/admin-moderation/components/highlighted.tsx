import classes from './case-context.module.css';

/** A text with the places marked where a phrase stands as it is written; disguised ones stay as they are. */
export function Highlighted({ text, phrase }: { text: string; phrase: string | null }) {
  if (!phrase) return text;
  const parts: { text: string; at: number; isMarked: boolean }[] = [];
  const folded = text.toLocaleLowerCase();
  const wanted = phrase.toLocaleLowerCase();
  let end = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, end)) {
    parts.push({ text: text.slice(end, at), at: end, isMarked: false });
    end = at + wanted.length;
    parts.push({ text: text.slice(at, end), at, isMarked: true });
  }
  parts.push({ text: text.slice(end), at: end, isMarked: false });
  return parts.map((part) =>
    part.isMarked ? (
      <mark key={part.at} className={classes.marked}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
