import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { limits } from '@wiki/domain';
import {
  EmptyState,
  ErrorState,
  ListSkeleton,
  PageHeader,
  SearchBox,
  SelectField,
  VisuallyHidden,
} from '@wiki/ui';
import { Link } from 'react-router-dom';
import { MoreButton } from '../../../components/more-button.tsx';
import { Page } from '../../../components/page.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { BusinessList } from '../components/business-list.tsx';
import { useBusinesses } from '../hooks/use-businesses.ts';
import classes from './businesses.module.css';

type List = ReturnType<typeof useBusinesses>;

/** The businesses of the network, for administrators. */
export function Businesses() {
  const { t } = useLingui();
  const list = useBusinesses();
  return (
    <Page title={t`Business profiles`}>
      <PageHeader
        title={<Trans>Business profiles</Trans>}
        description={<Trans>Every business of the network, also the hidden ones.</Trans>}
        actions={
          <Button
            component={Link}
            to={paths.admin.createBusinessProfile()}
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          >
            <Trans>Create a business</Trans>
          </Button>
        }
      />
      <div className={classes.filters}>
        <SearchBox
          key={list.search}
          label={t`Find businesses`}
          placeholder={t`Beginning of the name`}
          maxLength={limits.search.max}
          defaultValue={list.search}
          onSearch={list.setSearch}
        />
        <SelectField
          label={t`On the network`}
          value={list.status ?? ''}
          onChange={(event) => list.setStatus(event.currentTarget.value)}
          placeholder={t`Visible and hidden`}
          options={[
            { value: 'active', label: t`Only visible ones` },
            { value: 'inactive', label: t`Only hidden ones` },
          ]}
        />
      </div>
      <Results list={list} />
    </Page>
  );
}

function Results({ list }: { list: List }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { businesses, error } = list;
  if (error) {
    return (
      <ErrorState
        title={t`The businesses did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={list.retry}
      />
    );
  }
  if (!businesses) return <ListSkeleton label={t`Loading businesses`} count={8} />;
  if (businesses.length === 0) return <Nothing isNarrowed={Boolean(list.search || list.status)} />;
  return (
    <>
      <output>
        <VisuallyHidden>
          <Plural value={businesses.length} one="# business shown" other="# businesses shown" />
        </VisuallyHidden>
      </output>
      <BusinessList businesses={businesses} />
      <MoreButton more={list.more}>
        <Trans>Show more businesses</Trans>
      </MoreButton>
    </>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      seed="businesses"
      title={t`No businesses found`}
      message={
        isNarrowed
          ? t`No name begins with what you typed, or no business is in that state.`
          : t`Businesses appear here when their application is activated or you create them.`
      }
      action={
        isNarrowed && (
          <Button component={Link} to={paths.admin.editBusinessProfiles()} variant="default">
            <Trans>Show all businesses</Trans>
          </Button>
        )
      }
    />
  );
}
