import type { Config } from '../../../config.ts';

/** What is charged (specification, section 9); what it is shown in is a setting. */
export const chargedCurrency = 'COP';

/** The parts of an amount to pay, in hundredths of COP. */
export interface TaxedAmount {
  subtotalMinor: number;
  taxMinor: number;
  totalMinor: number;
}

/**
 * Adds tax to an amount in hundredths of COP. The tax is rounded half up to whole pesos, because COP
 * is charged without cents: with a subtotal in whole pesos the total is whole too, and both parts
 * always add up to it. The percentage counts to two decimals.
 */
export function withTax(subtotalMinor: number, taxPercent: number): TaxedAmount {
  const hundredthsOfPercent = Math.round(taxPercent * 100);
  const taxPesos = Math.round((subtotalMinor * hundredthsOfPercent) / 1_000_000);
  const taxMinor = taxPesos * 100;
  return { subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor };
}

/** An amount that is charged, in hundredths, as the schema's `Money`. */
export const charged = (amountMinor: number) => ({ amountMinor, currency: chargedCurrency });

/** An amount that is only shown, in hundredths of the display currency, as the schema's `Money`. */
export const displayed = (
  amountMinor: number,
  { displayCurrency }: Pick<Config, 'displayCurrency'>,
) => ({ amountMinor, currency: displayCurrency });
