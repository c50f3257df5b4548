import { Trans } from '@lingui/react/macro';
import { type Language, type LocalizedText as Text, pickText } from '@wiki/domain';
import type { ReactNode } from 'react';
import { withBoundUnits } from '../../lib/format/bound-units.ts';
import { latin } from '../../lib/format/latin.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import classes from './localized-text.module.css';

export interface LocalizedTextProps {
  text: Text;
  /** Says which language it is when the reader's is missing. */
  withLabel?: boolean;
}

/** A text that people wrote in one or both languages, marked for readers and screen readers alike. */
export function LocalizedText({ text, withLabel = false }: LocalizedTextProps) {
  const wanted = useLanguage();
  const { text: given, language } = pickText(text, wanted);
  const shown = <WholeWords>{withBoundUnits(given)}</WholeWords>;
  if (language === wanted) return shown;
  return (
    <>
      <span lang={language}>{shown}</span>
      {withLabel && <LanguageLabel language={language} />}
    </>
  );
}

/** A word of two joined by a hyphen, so short that it fits any line: `whole-bean`, `roof-garden`. */
const compound = new RegExp(`([${latin}]{2,10}-[${latin}]{2,8})`);

/** A text whose short compounds are not broken at their hyphen. */
function WholeWords({ children }: { children: string }): ReactNode {
  const parts = children.split(compound);
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    // Every other part is a compound, which never moves.
    index % 2 === 1 ? (
      <span key={`${part}-${parts.slice(0, index).join('').length}`} className={classes.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Which language a text is in that the reader did not ask for. */
export function LanguageLabel({ language }: { language: Language }) {
  return (
    <span className={classes.label}>
      {language === 'es' ? <Trans>In Spanish</Trans> : <Trans>In English</Trans>}
    </span>
  );
}
