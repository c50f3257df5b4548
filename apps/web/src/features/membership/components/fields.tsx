import { useLingui } from '@lingui/react/macro';
import { TextAreaField, TextField } from '@wiki/ui';
import { PhoneField } from '@wiki/ui/phone-field';
import type { ComponentProps } from 'react';
import { Controller } from 'react-hook-form';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { maxLengths } from '../field-rules.ts';
import { textNameOf } from '../field-texts.ts';
import { FieldPlace } from './field-place.tsx';
import { type FieldName, useApplicationContext, useFieldWords } from './form-context.tsx';

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder'
>;

/** One line of text of the form. */
export function LineField({ name, ...input }: { name: FieldName } & InputProps) {
  const { form } = useApplicationContext();
  return (
    <FieldPlace name={name}>
      <TextField
        {...form.register(name)}
        {...input}
        {...useFieldWords(name)}
        maxLength={maxLengths[textNameOf(name)]}
      />
    </FieldPlace>
  );
}

/** Several lines of text of the form. */
export function TextsField({ name, rows }: { name: FieldName; rows: number }) {
  const { form } = useApplicationContext();
  return (
    <FieldPlace name={name}>
      <TextAreaField
        {...form.register(name)}
        {...useFieldWords(name)}
        rows={rows}
        maxLength={maxLengths[textNameOf(name)]}
      />
    </FieldPlace>
  );
}

/** A telephone number of the form. */
export function TelephoneField({
  name,
}: {
  name: 'phone' | 'whatsapp' | 'commercialReference.phone';
}) {
  const { t } = useLingui();
  const { form } = useApplicationContext();
  const locale = useLanguage();
  const words = useFieldWords(name);
  return (
    <FieldPlace name={name}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <PhoneField
            {...field}
            {...words}
            countryLabel={t`Country of the number`}
            locale={locale}
          />
        )}
      />
    </FieldPlace>
  );
}
