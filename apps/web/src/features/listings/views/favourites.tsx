import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CardSkeleton, EmptyState, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { CardGrid } from '../../../components/lists/card-grid.tsx';
import { ListingCard } from '../../../domains/listing-card/listing-card.tsx';
import { ConnectionView } from '../../../components/lists/connection-view.tsx';
import { Page } from '../../../components/page/page.tsx';
import { MyFavouritesDocument } from '../../../gql/listings.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { paths } from '../../../lib/paths.ts';
import { GoneFavourite } from '../components/gone-favourite.tsx';

/** What the signed-in person keeps, the last saved first. */
export function Favourites() {
  const { t } = useLingui();
  return (
    <Page title={t`Favorites`}>
      <PageHeader
        title={<Trans>Favorites</Trans>}
        description={<Trans>What you saved for later.</Trans>}
      />
      <Saved />
    </Page>
  );
}

function Saved() {
  const { t } = useLingui();
  const list = useConnection(MyFavouritesDocument, {
    variables: {},
    of: ({ myFavourites }) => myFavourites,
  });
  const waiting = (count: number) => (
    <CardSkeleton label={t`Loading your favorites`} count={count} />
  );
  return (
    <ConnectionView
      list={list}
      loading={<CardGrid>{waiting(8)}</CardGrid>}
      more={<Trans>Show more favorites</Trans>}
      empty={
        <EmptyState
          seed="favourites"
          title={t`You haven’t saved anything yet`}
          message={t`Tap the heart on a product, a service or a property, and you’ll find it here.`}
          action={
            <Button component={Link} to={paths.products()}>
              <Trans>See all products</Trans>
            </Button>
          }
        />
      }
    >
      {(favourites) => (
        <CardGrid>
          {favourites.map(({ id, listingId, listing }) =>
            listing ? (
              <ListingCard key={id} listing={listing} headingLevel={2} isMixed />
            ) : (
              <GoneFavourite key={id} listingId={listingId} />
            ),
          )}
          {list.more.isLoading && waiting(3)}
        </CardGrid>
      )}
    </ConnectionView>
  );
}
