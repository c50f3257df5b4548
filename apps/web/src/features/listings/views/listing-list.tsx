import { useLingui } from '@lingui/react/macro';
import type { ListingType } from '@wiki/domain';
import { PageHeader } from '@wiki/ui';
import { FilterTools } from '../../../domains/listing-filters/filter-tools.tsx';
import { Filtered } from '../../../domains/listing-filters/filtered.tsx';
import { useFacets } from '../../../domains/listing-filters/facets/use-facets.ts';
import { useFilterSheet } from '../../../domains/listing-filters/use-filter-sheet.ts';
import { useListingQuery } from '../../../domains/listing-filters/use-listing-query.ts';
import { Page } from '../../../components/page/page.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Results } from '../components/results.tsx';
import { useListingPages } from '../hooks/use-listing-pages.ts';
import { useLiveListings } from '../hooks/use-live-listings.ts';
import { listingWords } from '../listing-words.ts';

/** The listings of one type: narrowed, ordered and paged as the address says, live. */
function ListingList({ type }: { type: ListingType }) {
  const { t } = useLingui();
  const format = useFormat();
  const state = useListingQuery(type);
  const { query } = state;
  const sheet = useFilterSheet(state);
  const pages = useListingPages(type, query);
  const live = useLiveListings(type, pages);
  const counted = useFacets({ type, query, changes: live.changes });
  const { total } = counted;
  const words = listingWords[type];
  return (
    <Page title={t(words.title)} description={t(words.description)}>
      <PageHeader
        title={t(words.title)}
        count={total === null ? null : format.number(total)}
        description={t(words.introduction)}
        actions={<FilterTools state={state} sheet={sheet} />}
      />
      <Filtered
        state={state}
        counted={counted}
        sheet={sheet}
        resultsOf={(found) => t(words.results(found))}
      >
        <Results list={{ type, query, clear: state.clear }} pages={pages} live={live} />
      </Filtered>
    </Page>
  );
}

/** What businesses make and sell. */
export const Products = () => <ListingList type="product" />;
/** What businesses do for others. */
export const Services = () => <ListingList type="service" />;
/** What businesses sell and let. */
export const PropertyList = () => <ListingList type="property" />;
