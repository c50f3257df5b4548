import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { limits } from '@wiki/domain';
import {
  EmptyState,
  ErrorState,
  ListSkeleton,
  LiveDot,
  PageHeader,
  SearchBox,
  SelectField,
  VisuallyHidden,
} from '@wiki/ui';
import { Link } from 'react-router-dom';
import { statusLabel } from '../../../components/application/application-status.tsx';
import { MoreButton } from '../../../components/more-button.tsx';
import { Page } from '../../../components/page.tsx';
import { TabLinks } from '../../../components/tab-links.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { ApplicationList } from '../components/application-list.tsx';
import { useApplications } from '../hooks/use-applications.ts';
import { tabTitles } from '../tab-titles.ts';
import { filterStatuses, tabs } from '../tabs.ts';
import classes from './applications.module.css';

type List = ReturnType<typeof useApplications>;

/** The applications of businesses, by tab, for administrators. */
export function Applications() {
  const { t } = useLingui();
  const list = useApplications();
  return (
    <Page title={t`Applications`}>
      <PageHeader title={<Trans>Applications</Trans>} description={<LiveDot label={t`Live`} />} />
      <TabLinks
        label={t`Which applications`}
        keepsHistory
        tabs={tabs.map(({ tab, address }) => ({
          to: paths.admin.newApplications({ tab: address }),
          label: t(tabTitles[tab]),
          isCurrent: tab === list.tab,
          count: list.countOf(tab),
        }))}
      />
      <div className={classes.filters}>
        <SearchBox
          key={`${list.tab}-${list.search}`}
          label={t`Find applications`}
          placeholder={t`Beginning of a business name or an e-mail`}
          maxLength={limits.search.max}
          defaultValue={list.search}
          onSearch={list.setSearch}
        />
        {list.tab === 'ALL' && (
          <SelectField
            label={t`State`}
            value={list.status ?? ''}
            onChange={(event) => list.setStatus(event.currentTarget.value)}
            placeholder={t`All states`}
            options={filterStatuses.map((status) => ({
              value: status,
              label: t(statusLabel(status)),
            }))}
          />
        )}
      </div>
      <Results list={list} />
    </Page>
  );
}

function Results({ list }: { list: List }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { applications, error } = list;
  if (error) {
    return (
      <ErrorState
        title={t`The applications did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={list.retry}
      />
    );
  }
  if (!applications) return <ListSkeleton label={t`Loading applications`} count={6} />;
  if (applications.length === 0) return <Nothing list={list} />;
  return (
    <>
      <output>
        <VisuallyHidden>
          <Plural
            value={applications.length}
            one="# application shown"
            other="# applications shown"
          />
        </VisuallyHidden>
      </output>
      <ApplicationList applications={applications} />
      <MoreButton more={list.more}>
        <Trans>Show more applications</Trans>
      </MoreButton>
    </>
  );
}

function Nothing({ list: { search, status, tab } }: { list: List }) {
  const { t } = useLingui();
  const isNarrowed = Boolean(search || status);
  const { address } = tabs.find((entry) => entry.tab === tab) ?? { address: 'all' };
  return (
    <EmptyState
      seed="applications"
      title={t`No applications found`}
      message={
        isNarrowed
          ? t`Nothing here begins with what you typed or is in that state.`
          : t`Whatever businesses send in appears here by itself.`
      }
      action={
        isNarrowed && (
          <Button
            component={Link}
            to={paths.admin.newApplications({ tab: address })}
            variant="default"
          >
            <Trans>Show all of this tab</Trans>
          </Button>
        )
      }
    />
  );
}
