import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationHistoryFragment } from '../../gql/application.ts';
import type { ApplicationAction } from '../../gql/schema-types.ts';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import { Timeline, TimelineStep } from '../../components/facts/timeline.tsx';
import { fieldLabel } from './field-labels.ts';
import { ReasonText } from './reason-text.tsx';

const actions: Record<ApplicationAction, MessageDescriptor> = {
  SUBMIT: msg`Submitted`,
  WITHDRAW: msg`Withdrawn`,
  APPROVE: msg`Approved, payment requested`,
  REQUEST_CHANGES: msg`Changes requested`,
  REJECT: msg`Rejected`,
  RECONSIDER: msg`Decision taken back`,
  DELETE: msg`Deleted`,
  MISS_PAYMENT: msg`Payment missed`,
  COMPLETE_PAYMENT: msg`Payment received`,
  EXPIRE: msg`Closed: the changes didn’t arrive in time`,
  UNDO_PAYMENT: msg`Payment annulled or taken back`,
  ACTIVATE: msg`Activated`,
  ACTIVATE_UNPAID: msg`Activated without payment`,
};

/** What happened to an application, the oldest first: what, who, when and why. */
export function ApplicationTimeline({
  history,
}: {
  history: readonly ApplicationHistoryFragment[];
}) {
  const { t } = useLingui();
  return (
    <Timeline>
      {history.map(({ action, to, actorName, date: at, reason, comments }) => (
        <TimelineStep
          key={`${at}-${action}`}
          what={
            action ? (
              t(actions[action])
            ) : to === 'CHANGES_REQUESTED' ? (
              <Trans>Reminded of the changes</Trans>
            ) : (
              <Trans>Reminded to pay</Trans>
            )
          }
          when={
            <>
              {actorName && <>{actorName} · </>}
              <TimeAgo value={at} />
            </>
          }
        >
          {reason && (
            <p>
              <ReasonText reason={reason} />
            </p>
          )}
          {comments.length > 0 && (
            <ul>
              {comments.map(({ field, comment }) => {
                const label = fieldLabel(field);
                return (
                  <li key={field}>
                    <strong>{typeof label === 'string' ? label : t(label)}</strong>: {comment}
                  </li>
                );
              })}
            </ul>
          )}
        </TimelineStep>
      ))}
    </Timeline>
  );
}
