import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { listingTypes } from '@wiki/domain';
import { Button, EmptyState, ErrorState, ListSkeleton, PageHeader, VisuallyHidden } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { LiveMark } from '../../../components/live-mark.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { Page } from '../../../components/page.tsx';
import { TabLinks } from '../../../components/tab-links.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { listingSections } from '../../../lib/paths.ts';
import { AdminRows } from '../components/admin-rows.tsx';
import { Filters } from '../components/filters.tsx';
import { useAllListings } from '../hooks/use-all-listings.ts';
import { nothingNames, tabNames } from '../../../domains/listing-form/type-names.ts';

type List = ReturnType<typeof useAllListings>;

/** Everybody's listings in every state, for administrators. */
export function Listings() {
  const { t } = useLingui();
  const list = useAllListings();
  const { type, tab } = list;
  return (
    <Page title={t`Listings`}>
      <PageHeader
        title={<Trans>Listings</Trans>}
        description={<LiveMark label={t`Live`} />}
        actions={
          <Button
            component={Link}
            to={adminPaths.createListing({ tab })}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          >
            <Trans>Create a listing</Trans>
          </Button>
        }
      />
      <TabLinks
        label={t`Which listings`}
        keepsHistory
        tabs={listingTypes.map((each) => ({
          to: adminPaths.editListings({ tab: listingSections[each] }),
          label: t(tabNames[each]),
          isCurrent: each === type,
          count: list.countOf(each),
        }))}
      />
      <Filters list={list} />
      <Results list={list} />
    </Page>
  );
}

function Results({ list }: { list: List }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { listings, error, reload, more } = list;
  if (error) {
    return (
      <ErrorState
        title={t`The listings did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={reload}
      />
    );
  }
  if (!listings) return <ListSkeleton label={t`Loading listings`} count={8} />;
  if (listings.length === 0) return <Nothing list={list} />;
  return (
    <>
      <output>
        <VisuallyHidden>
          <Plural value={listings.length} one="# listing shown" other="# listings shown" />
        </VisuallyHidden>
      </output>
      <AdminRows key={list.type} listings={listings} reload={reload} />
      <MoreButton more={more}>
        <Trans>Show more listings</Trans>
      </MoreButton>
    </>
  );
}

function Nothing({ list: { type, tab, isFeatured, isNarrowed } }: { list: List }) {
  const { t } = useLingui();
  return (
    <EmptyState
      seed={`admin-${tab}`}
      title={isFeatured ? t`No featured listings found` : t(nothingNames[type])}
      message={
        isFeatured
          ? t`Switch “Featured” on at a listing and it stands on the home page.`
          : isNarrowed
            ? t`Nothing matches these filters. Try others.`
            : t`Whatever businesses write appears here by itself.`
      }
      action={
        isNarrowed && (
          <Button component={Link} to={adminPaths.editListings({ tab })} variant="default">
            <Trans>Show all of this tab</Trans>
          </Button>
        )
      }
    />
  );
}
