import { useLingui } from '@lingui/react/macro';
import { SkeletonBar, TextAreaField, TextField } from '@wiki/ui';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Controller } from 'react-hook-form';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { maxLengths } from '../field-rules.ts';
import { textNameOf } from '../field-texts.ts';
import { FieldPlace } from './field-place.tsx';
import classes from './fields.module.css';
import { type FieldName, useApplicationContext, useFieldWords } from './form-context.tsx';

/** It carries the telephone rules of all countries. */
const PhoneInput = lazy(() =>
  import('@wiki/ui/phone-field').then((part) => ({ default: part.PhoneField })),
);

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
      <Suspense fallback={<FieldSkeleton />}>
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => (
            <PhoneInput
              {...field}
              {...words}
              countryLabel={t`Country of the number`}
              locale={locale}
            />
          )}
        />
      </Suspense>
    </FieldPlace>
  );
}

/** In the shape of a field, while its code or its list is on its way. */
export function FieldSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden>
      <SkeletonBar width="30%" height="20px" />
      <SkeletonBar height="48px" />
    </div>
  );
}
