import { Trans } from '@lingui/react/macro';
import type { Language } from '@wiki/domain';
import { TextAreaField, TextField } from '@wiki/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import type { ReferenceList } from '../../../gql/schema-types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ReferenceSelect } from '../../places/reference-select.tsx';
import { amountOf } from '../values/amounts.ts';
import { useFieldProps, useListingContext } from './form-context.tsx';
import type { ListingField, moneyFields, numberFields } from '../values/listing-fields.ts';
import classes from '../listing-form.module.css';

type BilingualName = 'name' | 'description' | 'offers' | 'color' | 'availability';
type LineName = Exclude<
  ListingField,
  'images' | 'video' | 'amenities' | `${BilingualName}.${Language}`
>;

/** One line of text of the form. */
export function LineField({
  name,
  ...input
}: { name: LineName; help?: ReactNode } & Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>) {
  const { form } = useListingContext();
  const props = useFieldProps();
  return <TextField autoComplete="off" {...form.register(name)} {...input} {...props(name)} />;
}

export interface BilingualFieldProps {
  name: BilingualName;
  maxLength: number;
  /** Lines of the field; one line without. */
  rows?: number;
  help?: ReactNode;
}

/** A text in the languages the form is written in, side by side where there is room. */
export function BilingualField({ name, maxLength, rows, help }: BilingualFieldProps) {
  const { form, languages } = useListingContext();
  const props = useFieldProps();
  const text = useWatch({ control: form.control, name });
  // One language is enough: that which is written in, else the reader's.
  const needed = languages.find((language) => text[language] !== '') ?? languages[0];
  return (
    <div className={classes.pair}>
      {languages.map((language) => {
        const field = `${name}.${language}` as const;
        const common = {
          ...form.register(field),
          ...props(field),
          ...(language === needed ? {} : { optional: props('offers.en').optional }),
          lang: language,
          maxLength,
          autoComplete: 'off',
        };
        return rows ? (
          <TextAreaField
            key={language}
            {...common}
            rows={rows}
            help={help ?? <Count field={field} most={maxLength} />}
          />
        ) : (
          <TextField key={language} {...common} help={help} />
        );
      })}
    </div>
  );
}

/** How many characters a text has. */
function Count({ field, most }: { field: `${BilingualName}.${Language}`; most: number }) {
  const { form } = useListingContext();
  const format = useFormat();
  const { length } = useWatch({ control: form.control, name: field });
  return (
    <Trans>
      {format.number(length)} of {format.number(most)} characters
    </Trans>
  );
}

/** An amount in the chosen currency, typed as people write it and repeated as it is read. */
export function AmountField({ name }: { name: (typeof moneyFields)[number] }) {
  const { form } = useListingContext();
  const props = useFieldProps();
  const format = useFormat();
  const [text, currency] = useWatch({ control: form.control, name: [name, 'currency'] });
  const amountMinor = amountOf(text);
  return (
    <TextField
      {...form.register(name)}
      {...props(name)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      help={
        typeof amountMinor === 'number' && (
          <span className={classes.reading}>
            {format.money({ amountMinor, currency })} {currency}
          </span>
        )
      }
    />
  );
}

/** A whole number. */
export function NumberField({ name }: { name: (typeof numberFields)[number] }) {
  return <LineField name={name} inputMode="numeric" maxLength={13} />;
}

/** An entry of a taxonomy. */
export function TaxonomyField({
  name,
  list,
}: {
  name: 'category' | 'serviceType';
  list: ReferenceList;
}) {
  const { form } = useListingContext();
  const props = useFieldProps();
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref: _ref, ...field } }) => (
        <ReferenceSelect {...field} {...props(name)} list={list} />
      )}
    />
  );
}
