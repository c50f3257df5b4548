import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { CardSkeleton, EmptyState, ErrorState, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { CardGrid } from '../../../components/card-grid.tsx';
import { ListingCard } from '../../../components/listing-card/listing-card.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { Page } from '../../../components/page.tsx';
import { useMyFavouritesQuery } from '../../../gql/listings.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { GoneFavourite } from '../components/gone-favourite.tsx';

/** What the signed-in person keeps, the last saved first. */
export function Favourites() {
  const { t } = useLingui();
  return (
    <Page title={t`Favourites`}>
      <PageHeader
        title={<Trans>Favourites</Trans>}
        description={<Trans>What you saved to come back to.</Trans>}
      />
      <Saved />
    </Page>
  );
}

function Saved() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch, fetchMore } = useMyFavouritesQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const more = useMore(data?.myFavourites.pageInfo, (after) => fetchMore({ variables: { after } }));
  if (error && !data) {
    return (
      <ErrorState
        title={t`Your favourites did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (data?.myFavourites.edges.length === 0) {
    return (
      <EmptyState
        seed="favourites"
        title={t`You have not saved anything yet`}
        message={t`Press the heart on a product, a service or a property, and you find it here.`}
        action={
          <Button component={Link} to={paths.products()}>
            <Trans>See all products</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <CardGrid>
        {data?.myFavourites.edges.map(({ node: { id, listingId, listing } }) =>
          listing ? (
            <ListingCard key={id} listing={listing} headingLevel={2} />
          ) : (
            <GoneFavourite key={id} listingId={listingId} />
          ),
        )}
        {(!data || more.isLoading) && (
          <CardSkeleton label={t`Loading your favourites`} count={data ? 3 : 8} />
        )}
      </CardGrid>
      <MoreButton more={more}>
        <Trans>Show more favourites</Trans>
      </MoreButton>
    </>
  );
}
