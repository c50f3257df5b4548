import { useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type Language, languages } from '@wiki/domain';
import classes from './editorial.module.css';

export interface LanguageTabsProps {
  value: Language;
  onChange: (language: Language) => void;
  /** Whether something is written in a language. */
  isWritten: (language: Language) => boolean;
}

/** The languages name themselves, each in its own. */
const names: Record<Language, string> = { en: 'English', es: 'Español' };

/** Which language of a text is being written. */
export function LanguageTabs({ value, onChange, isWritten }: LanguageTabsProps) {
  const { t } = useLingui();
  return (
    <fieldset className={classes.languages}>
      <legend>{t`Language of the text`}</legend>
      {languages.map((language) => (
        <label key={language}>
          <input
            type="radio"
            name="language"
            value={language}
            checked={value === language}
            onChange={() => onChange(language)}
          />
          {isWritten(language) ? (
            <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconCircleDashed size={18} stroke={1.75} aria-hidden />
          )}
          <span lang={language}>{names[language]}</span>
        </label>
      ))}
    </fieldset>
  );
}
