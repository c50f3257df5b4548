import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ListingType } from '@wiki/domain';
import { PageHeader } from '@wiki/ui';
import { Page } from '../../../components/page.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ActiveChips } from '../components/active-chips.tsx';
import { FilterSheet } from '../components/filter-sheet.tsx';
import { Filters } from '../components/filters.tsx';
import { Results } from '../components/results.tsx';
import { SortSelect } from '../components/sort-select.tsx';
import { useConditionWords } from '../hooks/use-condition-words.ts';
import { useFacets } from '../hooks/use-facets.ts';
import { useFilterSheet } from '../hooks/use-filter-sheet.ts';
import { useListingPages } from '../hooks/use-listing-pages.ts';
import { useListingQuery } from '../hooks/use-listing-query.ts';
import { useLiveListings } from '../hooks/use-live-listings.ts';
import { activeConditions, currencyOf } from '../listing-query.ts';
import { listingWords } from '../listing-words.ts';
import classes from './listing-list.module.css';

/** The listings of one type: narrowed, ordered and paged as the address says, live. */
function ListingList({ type }: { type: ListingType }) {
  const { t } = useLingui();
  const format = useFormat();
  const state = useListingQuery(type);
  const { query, clear } = state;
  const sheet = useFilterSheet(state);
  const pages = useListingPages(type, query);
  const live = useLiveListings(type, pages);
  const counted = useFacets(type, query, live.changes);
  const { facets, total } = counted;
  const wordsOf = useConditionWords(type, facets, query);
  const words = listingWords[type];
  const count = activeConditions(query).length;
  const impliedCurrency = query.currency === null ? currencyOf(query) : null;

  const filters = <Filters state={state} counted={counted} wordsOf={wordsOf} />;
  return (
    <Page title={t(words.title)} description={t(words.description)}>
      <PageHeader
        title={
          <>
            {t(words.title)}
            {total !== null && <span className={classes.total}> {format.number(total)}</span>}
          </>
        }
        description={t(words.introduction)}
        actions={
          <div className={classes.tools}>
            <Button
              variant="default"
              className={classes.open}
              leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
              aria-haspopup="dialog"
              onClick={sheet.open}
            >
              {count > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
            </Button>
            <SortSelect query={query} change={state.change} />
          </div>
        }
      />
      <div className={classes.columns}>
        <aside className={classes.side} aria-label={t`Filters`}>
          {filters}
        </aside>
        <div className={classes.main}>
          <ActiveChips state={state} wordsOf={wordsOf} />
          {impliedCurrency && (
            <p className={classes.hint}>
              <Trans>Prices are compared in one currency: these are in {impliedCurrency}.</Trans>
            </p>
          )}
          <Results state={state} pages={pages} live={live} />
        </div>
      </div>
      {sheet.isOpen && (
        <FilterSheet
          results={total === null ? t`Show the list` : t(words.results(total))}
          onClear={count > 0 ? clear : undefined}
          onClose={sheet.close}
        >
          {filters}
        </FilterSheet>
      )}
    </Page>
  );
}

/** What businesses make and sell. */
export const Products = () => <ListingList type="product" />;
/** What businesses do for others. */
export const Services = () => <ListingList type="service" />;
/** What businesses sell and let. */
export const PropertyList = () => <ListingList type="property" />;
