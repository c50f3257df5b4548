import { useLingui } from '@lingui/react/macro';
import { type Language, limits } from '@wiki/domain';
import { TextAreaField, TextField } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import { BodyEditor } from './body-editor.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import type { LanguageTexts, TitleAndBody } from './title-and-body.ts';
import type { EditedText } from './use-edited-text.tsx';

export interface LanguageFieldProps {
  /** Its name in the form's values; each language is a field of its own. */
  name: string;
  label: string;
  help?: string;
  maxLength: number;
  /** Several lines of text. */
  rows?: number;
  language: Language;
  texts: LanguageTexts;
  errorOf: (field: string) => string | undefined;
  onChange: (texts: LanguageTexts) => void;
}

/** A short text, in the language that is being written. */
export function LanguageField({ name, language, texts, errorOf, ...field }: LanguageFieldProps) {
  const { label, help, maxLength, rows, onChange } = field;
  const shared = {
    id: `${name}.${language}`,
    lang: language,
    label,
    help,
    maxLength,
    value: texts[language],
    error: errorOf(`${name}.${language}`),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...texts, [language]: currentTarget.value }),
  };
  return rows ? (
    <TextAreaField key={language} rows={rows} {...shared} />
  ) : (
    <TextField key={language} {...shared} />
  );
}

export interface WrittenFieldsProps {
  edited: Pick<EditedText<TitleAndBody>, 'values' | 'start' | 'change' | 'errorOf'>;
  language: Language;
  onLanguageChange: (language: Language) => void;
  placeholder: string;
  images: readonly ImageFieldsFragment[];
  onBusyChange?: (isBusy: boolean) => void;
  /** Fields between the title and the text. */
  children?: ReactNode;
}

/** Title and text, one language at a time. */
export function WrittenFields({ edited, language, children, ...props }: WrittenFieldsProps) {
  const { t } = useLingui();
  const { onLanguageChange, placeholder, images, onBusyChange } = props;
  const { values, start, change, errorOf } = edited;
  return (
    <>
      <LanguageTabs
        value={language}
        onChange={onLanguageChange}
        isWritten={(each) => Boolean(values.title[each]) && values.body[each].content.length > 0}
      />
      <LanguageField
        name="title"
        label={t`Title`}
        maxLength={limits.news.title}
        language={language}
        texts={values.title}
        errorOf={errorOf}
        onChange={(title) => change({ title })}
      />
      {children}
      <BodyEditor
        key={`body ${start}`}
        label={t`Text`}
        placeholder={placeholder}
        language={language}
        initial={values.body[language]}
        images={images}
        error={errorOf(`body.${language}`)}
        {...(onBusyChange && { onBusyChange })}
        onChange={(document) => change({ body: { ...values.body, [language]: document } })}
      />
    </>
  );
}
