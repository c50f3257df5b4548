/** What is charged, and what it is shown in (specification, section 9). */
export const chargedCurrency = 'COP';
export const displayCurrency = 'USD';

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

/** An amount in hundredths as the schema's `Money`. */
const money = (currency: string) => (amountMinor: number) => ({ amountMinor, currency });

/** An amount that is charged, and one that is only shown. */
export const charged = money(chargedCurrency);
export const displayed = money(displayCurrency);
