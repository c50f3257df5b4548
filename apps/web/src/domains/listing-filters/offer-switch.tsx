import { useLingui } from '@lingui/react/macro';
import { type TransactionType, transactionTypes } from '@wiki/domain';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './offer-switch.module.css';
import type { ConditionWords } from './facets/use-condition-words.ts';
import type { Facets } from './facets/use-facets.ts';
import type { ListingQueryState } from './use-listing-query.ts';

export interface OfferSwitchProps {
  state: Pick<ListingQueryState, 'query' | 'change'>;
  /** Null while they are not counted. */
  facets: Facets | null;
  wordsOf: ConditionWords;
}

/** Above all properties: to buy or to rent. */
export function OfferSwitch({ state: { query, change }, facets, wordsOf }: OfferSwitchProps) {
  const { t } = useLingui();
  const format = useFormat();
  const counted = facets?.transactionTypes ?? [];
  const countOf = (value: string) => counted.find((each) => each.value === value)?.count ?? 0;
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const { transactionTypes: chosen } = query;
  const offered = transactionTypes.filter((value) => countOf(value) > 0 || chosen.includes(value));
  const parts: readonly { value: TransactionType | null; words: string; count: number }[] = [
    { value: null, words: t({ message: 'All', context: 'properties' }), count: all },
    ...offered.map((value) => ({
      value,
      words: wordsOf('transactionTypes', value),
      count: countOf(value),
    })),
  ];
  return (
    <fieldset className={classes.switch}>
      <legend>{t`For sale or rent`}</legend>
      {parts.map(({ value, words, count }) => (
        <label key={value ?? ''}>
          <input
            type="radio"
            name="offer"
            checked={value === null ? chosen.length === 0 : chosen.includes(value)}
            onChange={() => change({ transactionTypes: value === null ? [] : [value] })}
          />
          <span>
            {words} {facets && <small>{format.number(count)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
