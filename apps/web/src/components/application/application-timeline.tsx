import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationAction, ApplicationHistoryFragment } from '../../gql/components.ts';
import { TimeAgo } from '../time-ago.tsx';
import classes from './application-timeline.module.css';
import { fieldLabel } from './field-labels.ts';
import { ReasonText } from './reason-text.tsx';

const actions: Record<ApplicationAction, MessageDescriptor> = {
  SUBMIT: msg`Submitted`,
  WITHDRAW: msg`Withdrawn`,
  APPROVE: msg`Approved, payment requested`,
  REQUEST_CHANGES: msg`Changes requested`,
  REJECT: msg`Rejected`,
  DELETE: msg`Deleted`,
  MISS_PAYMENT: msg`Payment missed`,
  COMPLETE_PAYMENT: msg`Payment received`,
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
    <ol className={classes.timeline}>
      {history.map(({ action, actorName, at, reason, comments }) => (
        <li key={`${at}-${action}`} className={classes.step}>
          <p className={classes.what}>
            {action ? t(actions[action]) : <Trans>Reminded to pay</Trans>}
          </p>
          <p className={classes.when}>
            {actorName && <>{actorName} · </>}
            <TimeAgo value={at} />
          </p>
          {reason && (
            <p className={classes.why}>
              <ReasonText reason={reason} />
            </p>
          )}
          {comments.length > 0 && (
            <ul className={classes.comments}>
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
        </li>
      ))}
    </ol>
  );
}
