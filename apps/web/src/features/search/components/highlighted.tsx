import type { HighlightedPartsFragment } from '../../../gql/search.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { edgesOf } from '../passage.ts';
import classes from './highlighted.module.css';

/**
 * A text in the reader's language, or the other one, with what answers the query marked.
 * @param isPassage of a longer text: dots say where it was cut
 */
export function Highlighted({
  text,
  isPassage = false,
}: {
  text: HighlightedPartsFragment;
  isPassage?: boolean;
}) {
  const wanted = useLanguage();
  const other = wanted === 'es' ? 'en' : 'es';
  const language = text[wanted] ? wanted : other;
  const parts = text[language] ?? [];
  const { before, after } = edgesOf(parts.map((part) => part.text).join(''));
  return (
    <span lang={language === wanted ? undefined : language}>
      {isPassage && before}
      {placed(parts).map(({ start, text: part, isHit }) =>
        isHit ? (
          <mark key={start} className={classes.hit}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
      {isPassage && after}
    </span>
  );
}

type Part = NonNullable<HighlightedPartsFragment['en']>[number];

/** The parts with where each begins: what tells them apart. */
function placed(parts: readonly Part[]): (Part & { start: number })[] {
  let start = 0;
  return parts.map((part) => {
    const here = { ...part, start };
    start += part.text.length;
    return here;
  });
}
