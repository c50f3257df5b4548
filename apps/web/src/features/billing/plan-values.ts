import type { PlanFieldsFragment } from '../../gql/billing.ts';
import type { UpdatePlanInput } from '../../gql/schema-types.ts';

/** A plan as the form holds it: amounts in whole units as typed, features one a line. */
export interface PlanValues {
  nameEn: string;
  nameEs: string;
  /** Pesos. */
  price: string;
  /** Units of the display currency. */
  displayPrice: string;
  featuresEn: string;
  featuresEs: string;
}

/** The form's fields and the fields of the API's input they become. */
export const planFieldOf: Readonly<Record<keyof PlanValues, string>> = {
  nameEn: 'name.en',
  nameEs: 'name.es',
  price: 'price',
  displayPrice: 'displayPrice',
  featuresEn: 'features',
  featuresEs: 'features',
};

const planFields = Object.keys(planFieldOf) as (keyof PlanValues)[];

/** The form's field for a field at fault in the API's input, or null. */
export function formFieldOf(apiField: string | null | undefined): keyof PlanValues | null {
  return planFields.find((field) => apiField?.startsWith(planFieldOf[field])) ?? null;
}

const whole = (minor: number): string => String(minor / 100);

/** The form's values of a plan. */
export function valuesOf({ name, price, displayPrice, features }: PlanFieldsFragment): PlanValues {
  return {
    nameEn: name.en ?? '',
    nameEs: name.es ?? '',
    price: whole(price.amountMinor),
    displayPrice: whole(displayPrice.amountMinor),
    featuresEn: features.map(({ en }) => en ?? '').join('\n'),
    featuresEs: features.map(({ es }) => es ?? '').join('\n'),
  };
}

/** Hundredths of an amount as typed, with a point or a comma before the decimals; NaN for anything else. */
export function minorOf(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

const currencyOf = ({ currency }: { currency: string }) => ({ currency });

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim());

/** What the API takes; a plan that costs nothing keeps its amounts. */
export function inputOf(plan: PlanFieldsFragment, values: PlanValues): UpdatePlanInput {
  const [en, es] = [linesOf(values.featuresEn), linesOf(values.featuresEs)];
  const count = Math.max(en.length, es.length);
  const features = Array.from({ length: count }, (_, index) => ({
    en: en[index] || null,
    es: es[index] || null,
  })).filter((line) => line.en !== null || line.es !== null);
  const isPaid = plan.price.amountMinor > 0;
  return {
    key: plan.key,
    name: { en: values.nameEn, es: values.nameEs },
    features,
    ...(isPaid
      ? {
          price: { ...currencyOf(plan.price), amountMinor: minorOf(values.price) },
          displayPrice: {
            ...currencyOf(plan.displayPrice),
            amountMinor: minorOf(values.displayPrice),
          },
        }
      : {}),
  };
}
