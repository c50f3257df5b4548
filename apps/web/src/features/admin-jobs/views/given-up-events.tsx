import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import {
  DiscardGivenUpEventDocument,
  GivenUpEventsDocument,
  RetryGivenUpEventDocument,
} from '../../../gql/admin-jobs.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';

/** How long the follow-up of an event gets before the list is read again. */
const retriedMs = 2_000;

/** Says that an event is being retried, and reads the list again until it's through: nothing tells of it. */
function BeingRetried() {
  const client = useApolloClient();
  useEffect(() => {
    const timer = setInterval(() => {
      void client.refetchQueries({ include: [GivenUpEventsDocument] }).catch(() => undefined);
    }, retriedMs);
    return () => clearInterval(timer);
  }, [client]);
  return <Trans>Being retried</Trans>;
}

/** Consequences of events that failed again and again: retried or discarded by administrators. */
export function GivenUpEvents() {
  const { t } = useLingui();
  const retry = useAct(RetryGivenUpEventDocument);
  const discard = useAct(DiscardGivenUpEventDocument);
  return (
    <AdminList
      name="given-up-events"
      title={t`Abandoned events`}
      description={
        <Trans>
          Events whose follow-up, such as an e-mail or a notification, kept failing. All other work
          is under <Link to={adminPaths.jobs()}>Background work</Link>.
        </Trans>
      }
      query={GivenUpEventsDocument}
      variables={() => ({})}
      of={({ givenUpEvents }) => givenUpEvents}
      identity={{
        heading: t`Consumer`,
        csv: { paths: ['consumer', 'type'] },
        name: ({ consumer }) => consumer,
        detail: ({ type, isRetried }) =>
          isRetried ? <BeingRetried /> : (type ?? <Trans>The event is no longer kept</Trans>),
      }}
      columns={[
        {
          key: 'reason',
          heading: t`Reason`,
          phone: 'below',
          cell: ({ failure }) => failure,
          csv: 'failure',
        },
        {
          key: 'given-up',
          heading: t`Abandoned`,
          phone: 'corner',
          cell: ({ dateGivenUp }) => <TimeAgo value={dateGivenUp} />,
          csv: 'dateGivenUp',
        },
      ]}
      actions={[
        {
          key: 'retry',
          label: t`Retry now`,
          icon: IconPlayerPlay,
          isBulk: true,
          isOffered: ({ type, isRetried }) => type !== null && !isRetried,
          ask: (events) => ({
            title: plural(events.length, { one: 'Retry this event?', other: 'Retry # events?' }),
            text: <Trans>Its follow-up runs now, once.</Trans>,
            confirmLabel: <Trans>Retry now</Trans>,
          }),
          run: ({ id }) => retry({ givenUpEventId: id }),
        },
        {
          key: 'discard',
          label: t`Discard`,
          icon: IconTrash,
          isDangerous: true,
          isBulk: true,
          ask: (events) => ({
            title: plural(events.length, {
              one: 'Discard this event?',
              other: 'Discard # events?',
            }),
            text: <Trans>Its follow-up will never run.</Trans>,
            confirmLabel: <Trans>Discard</Trans>,
            isDangerous: true,
          }),
          run: ({ id }) => discard({ givenUpEventId: id }),
        },
      ]}
      empty={{
        title: t`No abandoned events`,
        message: t`Every event was fully handled.`,
      }}
    />
  );
}
