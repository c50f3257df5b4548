import { useWatch } from 'react-hook-form';
import { namedFieldsOf } from '../../../components/form/fields.tsx';
import formClasses from '../../../components/form/form.module.css';
import { useFormat } from '../../../lib/format/use-format.ts';
import { amountOf } from '../values/amounts.ts';
import type { moneyFields, numberFields } from '../values/listing-fields.ts';
import type { ListingValues } from '../values/listing-values.ts';
import { useListingContext } from './form-context.tsx';
import classes from '../listing-form.module.css';

/** The fields of a listing, bound to its form; their words are those of `useFieldTexts`. */
export const Field = namedFieldsOf<ListingValues>();

export interface BilingualFieldProps {
  name: 'name' | 'description' | 'offers' | 'color' | 'availability';
  maxLength: number;
  /** Lines of the field; one line without. */
  rows?: number;
  help?: string;
}

/** A text in the languages the form is written in, side by side where there is room. */
export function BilingualField({ name, maxLength, rows, help }: BilingualFieldProps) {
  const { form, languages } = useListingContext();
  const text = useWatch({ control: form.control, name });
  // One language is enough: that which is written in, else the reader's.
  const needed = languages.find((language) => text[language] !== '') ?? languages[0];
  return (
    <div className={formClasses.pair}>
      {languages.map((language) => {
        const field = {
          name: `${name}.${language}` as const,
          lang: language,
          maxLength,
          autoComplete: 'off',
          ...(language === needed ? {} : { isOptional: true }),
          ...(help ? { help } : {}),
        };
        return rows ? (
          <Field.TextArea key={language} {...field} rows={rows} isCounted />
        ) : (
          <Field.Text key={language} {...field} />
        );
      })}
    </div>
  );
}

/** An amount in the chosen currency, typed as people write it and repeated as it is read. */
export function AmountField({ name }: { name: (typeof moneyFields)[number] }) {
  const { form } = useListingContext();
  const format = useFormat();
  const [text, currency] = useWatch({ control: form.control, name: [name, 'currency'] });
  const amountMinor = amountOf(text);
  return (
    <Field.Text
      name={name}
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
  return <Field.Text name={name} inputMode="numeric" maxLength={13} autoComplete="off" />;
}
