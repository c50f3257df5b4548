import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import {
  BackgroundWorkDocument,
  DiscardJobDocument,
  RetryJobDocument,
} from '../../../gql/admin-jobs.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useJobName } from '../hooks/use-job-name.ts';

/** Work in the background that failed for good or waits: retried or discarded by administrators. */
export function BackgroundWork() {
  const { t } = useLingui();
  const nameOf = useJobName();
  const retry = useAct(RetryJobDocument);
  const discard = useAct(DiscardJobDocument);
  return (
    <AdminList
      name="background-work"
      title={t`Background work`}
      description={
        <Trans>
          E-mails, pictures, reminders and other work that runs automatically. What failed too often
          stays here until you retry or discard it. Abandoned events are{' '}
          <Link to={adminPaths.givenUpEvents()}>on their own list</Link>.
        </Trans>
      }
      query={BackgroundWorkDocument}
      variables={({ tab }) => ({ status: tab })}
      of={({ jobs }) => jobs}
      tabs={{
        label: t`Which work`,
        param: 'tab',
        countOf: (data, tab) => data[tab].totalCount ?? null,
        options: [
          { value: 'FAILED', label: t`Failed` },
          { value: 'PENDING', label: t`Waiting` },
          { value: 'DONE', label: t`Completed` },
          { value: 'DISCARDED', label: t`Discarded` },
        ],
      }}
      identity={{
        heading: t`Work`,
        csv: 'type',
        name: ({ type }) => nameOf(type),
        detail: ({ awaitedSetting }) =>
          awaitedSetting ? (
            <Trans>Waiting until {awaitedSetting} is set for this installation</Trans>
          ) : null,
      }}
      columns={[
        {
          key: 'reason',
          heading: t`Reason`,
          phone: 'below',
          cell: ({ lastError }) => lastError ?? '–',
          csv: 'lastError',
        },
        {
          key: 'attempts',
          heading: t`Attempts`,
          isNumber: true,
          phone: 'none',
          cell: ({ attempts }) => attempts,
          csv: 'attempts',
        },
        {
          key: 'created',
          heading: t`Created`,
          phone: 'corner',
          cell: ({ dateCreated }) => <TimeAgo value={dateCreated} />,
          csv: 'dateCreated',
        },
        {
          key: 'next',
          heading: t`Next attempt`,
          phone: 'none',
          cell: ({ status, dateRun, awaitedSetting }) =>
            status === 'PENDING' && !awaitedSetting ? <TimeAgo value={dateRun} /> : '–',
        },
      ]}
      actions={[
        {
          key: 'retry',
          label: t`Retry now`,
          icon: IconPlayerPlay,
          isBulk: true,
          isOffered: ({ status, lastError, awaitedSetting }) =>
            status === 'FAILED' || (status === 'PENDING' && lastError !== null && !awaitedSetting),
          ask: ([job, ...others]) => ({
            title: plural(others.length + 1, {
              one: `Retry “${nameOf(job.type)}”?`,
              other: 'Retry # jobs?',
            }),
            text: <Trans>It runs right away, with all its attempts.</Trans>,
            confirmLabel: <Trans>Retry now</Trans>,
          }),
          run: ({ id }) => retry({ jobId: id }),
        },
        {
          key: 'discard',
          label: t`Discard`,
          icon: IconTrash,
          isDangerous: true,
          isBulk: true,
          isOffered: ({ status }) => status === 'FAILED',
          ask: ([job, ...others]) => ({
            title: plural(others.length + 1, {
              one: `Discard “${nameOf(job.type)}”?`,
              other: 'Discard # jobs?',
            }),
            text: <Trans>It won’t be done, and can’t be retried.</Trans>,
            confirmLabel: <Trans>Discard</Trans>,
            isDangerous: true,
          }),
          run: ({ id }) => discard({ jobId: id }),
        },
      ]}
      empty={{
        title: t`Nothing here`,
        message: t`Work in this state appears here automatically.`,
      }}
    />
  );
}
