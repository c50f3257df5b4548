import { Trans } from '@lingui/react/macro';
import { type Language, type LocalizedText as Text, pickText } from '@wiki/domain';
import { withBoundUnits } from '../../lib/format/bound-units.ts';
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
  const shown = withBoundUnits(given);
  if (language === wanted) return shown;
  return (
    <>
      <span lang={language}>{shown}</span>
      {withLabel && <LanguageLabel language={language} />}
    </>
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
