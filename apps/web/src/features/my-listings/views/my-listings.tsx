import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconChartBar, IconPlus, IconTableImport } from '@tabler/icons-react';
import { limits, listingTypes } from '@wiki/domain';
import {
  Button,
  EmptyState,
  ErrorState,
  ListSkeleton,
  PageHeader,
  SearchBox,
  VisuallyHidden,
} from '@wiki/ui';
import { Link } from 'react-router-dom';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import { StateSelect } from '../../../domains/listing-form/managed/state-select.tsx';
import { nothingNames, tabNames } from '../../../domains/listing-form/managed/type-names.ts';
import { Page } from '../../../components/page/page.tsx';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { listingSections, paths } from '../../../lib/paths.ts';
import { ListingRows } from '../components/listing-rows.tsx';
import { PublishedNotice } from '../components/published-notice.tsx';
import { useMyListings } from '../hooks/use-my-listings.ts';
import { newNames } from '../type-names.ts';
import classes from './my-listings.module.css';

type List = ReturnType<typeof useMyListings>;

/** The listings of one's business in every state. */
export function MyListings() {
  const { t } = useLingui();
  const list = useMyListings();
  const { type } = list;
  return (
    <Page title={t`My listings`}>
      <PageHeader
        title={<Trans>My listings</Trans>}
        description={<LiveMark label={t`Live`} />}
        actions={
          <>
            <Button
              component={Link}
              to={paths.businessFigures()}
              variant="default"
              className={classes.import}
            >
              <IconChartBar size={18} stroke={1.75} aria-hidden />
              <span className={classes.importWords}>
                <Trans>Figures</Trans>
              </span>
            </Button>
            <Button
              component={Link}
              to={paths.importListings({ type })}
              variant="default"
              className={classes.import}
            >
              <IconTableImport size={18} stroke={1.75} aria-hidden />
              <span className={classes.importWords}>
                <Trans>Import a table</Trans>
              </span>
            </Button>
            <Button
              component={Link}
              to={paths.newListing({ type })}
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            >
              {t(newNames[type])}
            </Button>
          </>
        }
      />
      <TabLinks
        label={t`Which listings`}
        keepsHistory
        tabs={listingTypes.map((each) => ({
          to: paths.myListings({ tab: listingSections[each] }),
          label: t(tabNames[each]),
          isCurrent: each === type,
          count: list.countOf(each),
        }))}
      />
      <div className={classes.filters}>
        <SearchBox
          key={type}
          label={t`Find listings`}
          placeholder={t`Name or SKU`}
          maxLength={limits.search.max}
          defaultValue={list.search}
          onSearch={list.setSearch}
        />
        <StateSelect list={list} isNarrowed={list.search !== ''} onChange={list.setStatus} />
      </div>
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
        title={t`We couldn’t load your listings`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={reload}
      />
    );
  }
  if (!listings) return <ListSkeleton label={t`Loading your listings`} count={6} />;
  return (
    <>
      <output>
        <VisuallyHidden>
          <Plural value={listings.length} one="# listing shown" other="# listings shown" />
        </VisuallyHidden>
      </output>
      <PublishedNotice listings={listings} />
      <ListingRows
        key={list.type}
        listings={listings}
        reload={reload}
        more={more}
        empty={<Nothing list={list} />}
      />
    </>
  );
}

function Nothing({ list: { type, tab, status, search } }: { list: List }) {
  const { t } = useLingui();
  const isNarrowed = Boolean(status || search);
  return (
    <EmptyState
      seed={`my-${tab}`}
      title={t(nothingNames[type])}
      message={
        isNarrowed
          ? t`Nothing matches that name and status. Try others.`
          : t`The whole network sees what you publish here. Drafts save themselves as you write.`
      }
      action={
        isNarrowed ? (
          <Button component={Link} to={paths.myListings({ tab })} variant="default">
            <Trans>Show all of this tab</Trans>
          </Button>
        ) : (
          <Button component={Link} to={paths.newListing({ type })}>
            {t(newNames[type])}
          </Button>
        )
      }
    />
  );
}
