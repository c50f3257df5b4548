import { useLingui } from '@lingui/react/macro';
import { type LocalizedText, limits } from '@wiki/domain';
import { TextField, type TextFieldProps } from '@wiki/ui';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

export interface AltFieldsProps {
  /** Of the first field; the other's follows from it. */
  id?: string;
  /** The names of the fields. */
  labels: { en: string; es: string };
  help?: TextFieldProps['help'];
  value: LocalizedText | null | undefined;
  onChange: (value: LocalizedText) => void;
}

/** What a picture shows, in both languages, the writer's own first. */
export function AltFields({ id, labels, help, value, onChange }: AltFieldsProps) {
  const { t } = useLingui();
  const own = useLanguage();
  const languages = own === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
  return languages.map((language) => (
    <TextField
      key={language}
      id={id && (language === own ? id : `${id}-${language}`)}
      lang={language}
      label={labels[language]}
      optional={t`(optional)`}
      help={language === own ? help : undefined}
      value={value?.[language] ?? ''}
      maxLength={limits.business.imageAlt}
      onChange={({ currentTarget }) => onChange({ ...value, [language]: currentTarget.value })}
    />
  ));
}
