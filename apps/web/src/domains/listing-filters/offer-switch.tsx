import { useLingui } from '@lingui/react/macro';
import { type TransactionType, transactionTypes } from '@wiki/domain';
import { Choice } from '../../components/choice.tsx';
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
  const counted = facets?.transactionTypes ?? [];
  const countOf = (value: string) => counted.find((each) => each.value === value)?.count ?? 0;
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const { transactionTypes: chosen } = query;
  const offered = transactionTypes.filter((value) => countOf(value) > 0 || chosen.includes(value));
  return (
    <div className={classes.place}>
      <Choice<TransactionType | null>
        label={t`For sale or rent`}
        // Several at once come by the address or by the filters, where they stand chosen.
        value={chosen.length > 1 ? undefined : (chosen[0] ?? null)}
        options={[
          {
            value: null,
            label: t({ message: 'All', context: 'properties' }),
            count: facets && all,
          },
          ...offered.map((value) => ({
            value,
            label: wordsOf('transactionTypes', value),
            count: facets && countOf(value),
          })),
        ]}
        onChange={(value) => change({ transactionTypes: value === null ? [] : [value] })}
        isLarge
        isWideOnPhone
      />
    </div>
  );
}
