import { Trans, useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { Button, CardSkeleton, ErrorState, InlineAlert, VisuallyHidden } from '@wiki/ui';
import { CardGrid } from '../../../components/lists/card-grid.tsx';
import { NextPage } from '../../../components/lists/next-page.tsx';
import { ListingCard } from '../../../domains/listing-card/listing-card.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import type { ListingPages } from '../hooks/use-listing-pages.ts';
import type { useLiveListings } from '../hooks/use-live-listings.ts';
import { listingWords } from '../listing-words.ts';
import { type AskedList, NoListings } from './no-listings.tsx';
import classes from './results.module.css';

export interface ResultsProps {
  list: AskedList;
  pages: ListingPages;
  live: ReturnType<typeof useLiveListings>;
}

/** The listings that were asked for, or why there are none. */
export function Results({ list, pages, live }: ResultsProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const words = listingWords[list.type];
  const { listings, error } = pages;
  const { newCount } = live;
  if (error) {
    return (
      <ErrorState
        title={t(words.failed)}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={pages.retry}
      />
    );
  }
  return (
    <>
      <output className={classes.news}>
        {newCount > 0 && (
          <Button
            variant="light"
            size="sm"
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
            onClick={live.showNew}
          >
            {t(words.newOnes(newCount))}
          </Button>
        )}
      </output>
      {listings?.length === 0 ? (
        <NoListings list={list} />
      ) : (
        <CardGrid>
          {listings?.map((listing, place) => (
            <ListingCard key={listing.id} listing={listing} headingLevel={2} place={place} />
          ))}
          {(!listings || pages.isLoadingMore) && (
            <CardSkeleton label={t(words.loading)} count={listings ? 3 : 9} />
          )}
        </CardGrid>
      )}
      <output>
        <VisuallyHidden>
          {listings && listings.length > 0 && t(words.shown(listings.length))}
        </VisuallyHidden>
      </output>
      <div className={classes.more}>
        {pages.hasFailed && (
          <InlineAlert
            tone="error"
            action={<Button variant="default" onClick={pages.retry}>{t`Try again`}</Button>}
          >
            <Trans>We couldn’t load the next page.</Trans>
          </InlineAlert>
        )}
        {pages.hasMore && !pages.hasFailed && (
          <Button variant="default" onClick={pages.showMore} loading={pages.isLoadingMore}>
            {t(words.showMore)}
          </Button>
        )}
        <NextPage after={pages.endCursor}>{t(words.showMore)}</NextPage>
      </div>
    </>
  );
}
