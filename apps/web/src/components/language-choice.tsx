import { useLingui } from '@lingui/react/macro';
import { LanguageSwitch } from '@wiki/ui';
import { useChooseLanguage } from '../lib/i18n/use-choose-language.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';

const choices = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as const;

/** The EN/ES switch. */
export function LanguageChoice() {
  const { t } = useLingui();
  const choose = useChooseLanguage();
  return (
    <LanguageSwitch
      label={t`Language`}
      choices={choices}
      value={useLanguage()}
      onChange={(language) => void choose(language)}
    />
  );
}
