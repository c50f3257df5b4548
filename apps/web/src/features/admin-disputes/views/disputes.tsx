import { Trans, useLingui } from '@lingui/react/macro';
import { disputeStatuses } from '@wiki/domain';
import { EmptyState, ErrorState, ListSkeleton, LiveDot, PageHeader } from '@wiki/ui';
import { MoreButton } from '../../../components/more-button.tsx';
import { Page } from '../../../components/page.tsx';
import { TabLinks } from '../../../components/tab-links.tsx';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths, withQuery } from '../../../lib/paths.ts';
import { DisputeTable } from '../components/dispute-table.tsx';
import { useDisputes } from '../hooks/use-disputes.ts';
import { tabTexts } from '../tab-texts.ts';

/** The disputes about reviews, for administrators: those that wait the longest first. */
export function Disputes() {
  const { t } = useLingui();
  const list = useDisputes();
  const tabs = [...disputeStatuses, null];
  return (
    <Page title={t`Disputes and challenges`}>
      <PageHeader
        title={<Trans>Disputes and challenges</Trans>}
        description={<LiveDot label={t`Live`} />}
      />
      <TabLinks
        label={t`Which disputes`}
        keepsHistory
        tabs={tabs.map((status) => ({
          to: withQuery(paths.admin.disputes(), {
            status: status === 'submitted' ? null : (status ?? 'all'),
          }),
          label: status === null ? t({ message: 'All', context: 'disputes' }) : t(tabTexts[status]),
          isCurrent: status === list.status,
          count: list.countOf(status),
        }))}
      />
      <Results list={list} />
    </Page>
  );
}

function Results({ list }: { list: ReturnType<typeof useDisputes> }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { disputes, error, retry, more, status } = list;
  if (error) {
    return (
      <ErrorState
        title={t`The disputes did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  if (!disputes) return <ListSkeleton label={t`Loading disputes`} count={5} />;
  if (disputes.length === 0) {
    return (
      <EmptyState
        seed="disputes"
        title={t`No disputes found`}
        message={
          status === null || status === 'submitted'
            ? t`When a business disputes a review, it appears here by itself.`
            : t`No dispute is in this state.`
        }
      />
    );
  }
  return (
    <>
      <DisputeTable disputes={disputes} />
      <MoreButton more={more}>
        <Trans>Show more disputes</Trans>
      </MoreButton>
    </>
  );
}
