import type { HighlightedPartsFragment } from '../../../gql/search.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import classes from './highlighted.module.css';

/** A text in the reader's language, or the other one, with what answers the query marked. */
export function Highlighted({ text }: { text: HighlightedPartsFragment }) {
  const wanted = useLanguage();
  const other = wanted === 'es' ? 'en' : 'es';
  const language = text[wanted] ? wanted : other;
  return (
    <span lang={language === wanted ? undefined : language}>
      {placed(text[language] ?? []).map(({ start, text: part, isHit }) =>
        isHit ? (
          <mark key={start} className={classes.hit}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
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
