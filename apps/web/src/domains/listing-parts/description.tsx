import { type LocalizedText, pickText } from '@wiki/domain';
import { LanguageLabel } from '../../components/facts/localized-text.tsx';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { descriptionBlocks } from './description-blocks.ts';
import classes from './description.module.css';

/** What a seller writes of a listing, with the lists and headings that were typed as such. */
export function Description({ text }: { text: LocalizedText }) {
  const wanted = useLanguage();
  const { text: shown, language } = pickText(text, wanted);
  const isOther = language !== wanted;
  const blocks = descriptionBlocks(shown).map((block, place) => ({ ...block, place }));
  return (
    <>
      {isOther && (
        <p className={classes.language}>
          <LanguageLabel language={language} />
        </p>
      )}
      <div className={classes.text} lang={isOther ? language : undefined}>
        {blocks.map(({ kind, lines, place }) => {
          if (kind === 'heading') return <h3 key={place}>{lines[0]}</h3>;
          if (kind === 'text') return <p key={place}>{lines.join('\n')}</p>;
          return (
            <ul key={place}>
              {[...new Set(lines)].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          );
        })}
      </div>
    </>
  );
}
