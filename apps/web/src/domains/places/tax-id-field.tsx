import { Trans, useLingui } from '@lingui/react/macro';
import { normalizeTaxId } from '@wiki/domain';
import { TextField } from '@wiki/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { caretAfter, isWrongDigit, shownNit, typedNit } from './tax-id-format.ts';

export interface TaxIdFieldProps {
  /** Two-letter code of the country that gave the id. */
  country: string;
  name: string;
  /** Without spaces, dots and hyphens; a NIT with its check digit. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: ReactNode;
  optional?: string;
  /** In place of the name that the country gives it. */
  label?: ReactNode;
}

/** What a country calls its tax id. */
export function useTaxIdName(country: string): string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    CO: t`NIT`,
    MX: t`RFC`,
    PE: t`RUC`,
    PA: t`RUC`,
    VE: t`RIF`,
  };
  return names[country] ?? t`Tax ID`;
}

/** A tax id under the name its country gives it; a NIT is compared with its check digit while it is typed. */
export function TaxIdField({ country, label, ...field }: TaxIdFieldProps) {
  const { t } = useLingui();
  const countryName = useTaxIdName(country);
  const named = label ?? countryName;
  if (country === 'CO') return <NitField {...field} label={named} />;
  const help: Record<string, string> = {
    MX: t`Letters, date and homoclave: 12 or 13 characters, such as ABC010203XY4.`,
    PE: t`11 digits, beginning with 10, 15, 16, 17 or 20.`,
    PA: t`As shown on the certificate, with the check digit after DV if you have it.`,
    VE: t`A letter and nine digits, such as J123456789.`,
  };
  return (
    <TextField
      {...field}
      label={named}
      help={help[country] ?? t`4 to 20 letters or digits.`}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value.toUpperCase())}
      onBlur={() => {
        const tidy = normalizeTaxId(field.value);
        if (tidy !== field.value) field.onChange(tidy);
        field.onBlur?.();
      }}
    />
  );
}

function NitField({ value, onChange, ...field }: Omit<TaxIdFieldProps, 'country'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(() => shownNit(value));
  // A value from outside (a draft, a reset) replaces what is shown; our own echo does not.
  if (value !== shown.value) {
    const outside = shownNit(value);
    setShown({ ...outside, value });
  }
  const { text, checkDigit, written } = shown;
  const body = text.split('-')[0] ?? '';
  const isWrong = isWrongDigit(shown) && checkDigit !== null;
  // Dots that come and go must not move the place where somebody types.
  const caret = useRef<{ input: HTMLInputElement; digits: number } | null>(null);
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, digits } = caret.current;
    caret.current = null;
    const place = caretAfter(text, digits);
    input.setSelectionRange(place, place);
  });
  return (
    <TextField
      {...field}
      label={field.label}
      error={
        isWrong ? (
          <Trans>
            The check digit of {body} is {checkDigit}, not {written}. Check the whole number.
          </Trans>
        ) : (
          field.error
        )
      }
      inputMode="text"
      autoComplete="off"
      value={text}
      help={
        <output>
          {checkDigit === null
            ? t`With or without its check digit: we’ll check it or add it.`
            : t`With its check digit: ${body}-${checkDigit}`}
        </output>
      }
      onChange={({ currentTarget }) => {
        const { value: typed, selectionStart } = currentTarget;
        const before = typed.slice(0, selectionStart ?? typed.length);
        caret.current = { input: currentTarget, digits: before.replace(/\D/g, '').length };
        const next = typedNit(typed);
        setShown(next);
        if (next.value !== value) onChange(next.value);
      }}
    />
  );
}
