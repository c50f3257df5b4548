import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorState, PageHeader, VisuallyHidden } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import { NextPage } from '../../../components/lists/next-page.tsx';
import { HydratedWhenReached } from '../../../components/page/hydrated-when-reached.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { paths } from '../../../lib/paths.ts';
import { BusinessCard } from '../components/directory/business-card.tsx';
import { CardSkeletons } from '../components/directory/card-skeletons.tsx';
import { DirectoryFilters } from '../components/directory/directory-filters.tsx';
import { filterOf } from '../directory-filter.ts';
import { type DirectoryList, useDirectory } from '../hooks/use-directory.ts';
import { useLinesOfBusiness } from '../hooks/use-lines-of-business.ts';
import classes from './directory.module.css';

/** The businesses of the network by name, narrowed by what the address says. */
export function Directory() {
  const { t } = useLingui();
  const format = useFormat();
  const list = useDirectory();
  return (
    <Page
      title={t`Entrepreneurs`}
      description={t`Entrepreneurs and companies of Colombia, Mexico, Peru, Panama and Venezuela: who they are, what they offer and how to reach them.`}
    >
      <PageHeader
        title={<Trans>Entrepreneurs</Trans>}
        count={list.total === null ? null : format.number(list.total)}
        description={<Trans>The people and companies on the network, and how to reach them.</Trans>}
      />
      <DirectoryFilters query={list.query} change={list.change} clear={list.clear} />
      <Results list={list} />
    </Page>
  );
}

function Results({ list }: { list: DirectoryList }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { nameOf } = useLinesOfBusiness();
  const { businesses, error, more } = list;
  if (error) {
    return (
      <ErrorState
        title={t`We couldn’t load the entrepreneurs`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={list.retry}
      />
    );
  }
  if (businesses?.length === 0) return <Nothing list={list} />;
  return (
    <>
      <output>
        <VisuallyHidden>
          {businesses && (
            <Plural value={businesses.length} one="# business shown" other="# businesses shown" />
          )}
        </VisuallyHidden>
      </output>
      <div className={classes.grid}>
        {businesses?.map((business) => (
          <HydratedWhenReached key={business.id}>
            <BusinessCard business={business} line={nameOf(business.lineOfBusiness)} />
          </HydratedWhenReached>
        ))}
        {(!businesses || more.isLoading) && (
          <CardSkeletons label={t`Loading entrepreneurs`} count={businesses ? 3 : 9} />
        )}
      </div>
      <MoreButton more={more}>
        <Trans>Show more entrepreneurs</Trans>
      </MoreButton>
      <NextPage after={list.endCursor}>
        <Trans>Show more entrepreneurs</Trans>
      </NextPage>
    </>
  );
}

function Nothing({ list: { query, clear } }: { list: DirectoryList }) {
  const { t } = useLingui();
  return filterOf(query) ? (
    <EmptyState
      seed="entrepreneurs"
      title={t`No entrepreneurs found`}
      message={t`No business matches all these filters. Try fewer filters.`}
      action={
        <Button variant="default" onClick={clear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState
      seed="entrepreneurs"
      title={t`No entrepreneurs found`}
      message={t`Yours could be the first business on the network.`}
      action={
        <Button component={Link} to={paths.becomeBusinessMember()}>
          <Trans>Become a business member</Trans>
        </Button>
      }
    />
  );
}
