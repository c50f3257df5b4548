import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ActiveChips } from './active-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { Filters } from './filters.tsx';
import { activeConditions } from './listing-query.ts';
import { OfferSwitch } from './offer-switch.tsx';
import { OneCurrency } from './facets/one-currency.tsx';
import { useConditionWords } from './facets/use-condition-words.ts';
import type { CountedFacets } from './facets/use-facets.ts';
import type { FilterSheetState } from './use-filter-sheet.ts';
import type { ListingQueryState } from './use-listing-query.ts';
import classes from './filtered.module.css';

export interface FilteredProps {
  state: ListingQueryState;
  counted: CountedFacets;
  sheet: FilterSheetState;
  /** What the button of the sheet that leads to so many results says. */
  resultsOf: (total: number) => string;
  /** The list. */
  children: ReactNode;
}

/** A list with what it is narrowed to above it, and its filters beside it or in a sheet. */
export function Filtered({ state, counted, sheet, resultsOf, children }: FilteredProps) {
  const { t } = useLingui();
  const { type, query, clear } = state;
  const { facets, total } = counted;
  const wordsOf = useConditionWords(type, facets, query);
  const filters = <Filters state={state} counted={counted} wordsOf={wordsOf} />;
  // Of nothing, nothing is to be narrowed.
  const isBare = total === 0 && activeConditions(query).length === 0;
  return (
    <>
      {type === 'property' && <OfferSwitch state={state} facets={facets} wordsOf={wordsOf} />}
      <div className={classes.columns} data-bare={isBare || undefined}>
        {!isBare && (
          <aside className={classes.side} aria-label={t`Filters`}>
            {filters}
          </aside>
        )}
        <div>
          <ActiveChips state={state} wordsOf={wordsOf} />
          <OneCurrency state={state} facets={facets} />
          {children}
        </div>
        {sheet.isOpen && (
          <FilterSheet
            results={total === null ? t`Show the list` : resultsOf(total)}
            onClear={activeConditions(query).length > 0 ? clear : undefined}
            onClose={sheet.close}
          >
            {filters}
          </FilterSheet>
        )}
      </div>
    </>
  );
}
