import { useLingui } from '@lingui/react/macro';
import { isLanguage } from '@wiki/domain';
import { Card, RadioGroupField } from '@wiki/ui';
import { useChooseLanguage } from '../../../lib/i18n/use-choose-language.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** The language of the screens, the notifications and the e-mails; a choice takes effect at once. */
export function AccountLanguage() {
  const { t } = useLingui();
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <Card padding="lg">
      <RadioGroupField
        name="language"
        inline
        label={t`Language of your account and its e-mails`}
        help={t`Takes effect right away.`}
        value={language}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (isLanguage(chosen)) void choose(chosen);
        }}
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Español' },
        ]}
      />
    </Card>
  );
}
