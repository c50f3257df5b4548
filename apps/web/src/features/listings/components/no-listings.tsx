import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import type { ListingType } from '@wiki/domain';
import { filterOf, type ListingQuery } from '../../../domains/listing-filters/listing-query.ts';
import { listingWords } from '../listing-words.ts';

/** What was asked of a list, and how to ask for everything. */
export interface AskedList {
  type: ListingType;
  query: ListingQuery;
  clear: () => void;
}

/** Nothing found, and the next step: fewer filters, or a listing of one's own. */
export function NoListings({ list: { type, query, clear } }: { list: AskedList }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const words = listingWords[type];
  return filterOf(query) ? (
    <EmptyState
      seed={type}
      title={t(words.nothing)}
      message={t`Nothing matches all these filters. Try fewer filters.`}
      action={
        <Button variant="default" onClick={clear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState
      seed={type}
      title={t(words.nothing)}
      message={t(words.nothingYet)}
      action={
        viewer?.businessId ? (
          <Button component={Link} to={paths.newListing({ type })}>
            <Trans>Publish a listing</Trans>
          </Button>
        ) : (
          <Button component={Link} to={paths.becomeBusinessMember()}>
            <Trans>Become a business member</Trans>
          </Button>
        )
      }
    />
  );
}
