import { Trans, useLingui } from '@lingui/react/macro';
import { Card, SectionHeader } from '@wiki/ui';
import { TimeAgo } from '../../../components/time-ago.tsx';
import { fieldLabels, textNameOf } from '../field-texts.ts';
import type { Application } from '../hooks/use-my-application.ts';
import { actionNames } from '../status-texts.ts';
import { ReasonText } from './reason-text.tsx';
import classes from './timeline.module.css';

/** What happened to the application, the latest first. */
export function Timeline({ application }: { application: Application }) {
  const { t } = useLingui();
  const { history, dateCreated } = application;
  return (
    <Card padding="lg">
      <section aria-labelledby="timeline">
        <SectionHeader id="timeline" title={<Trans>What has happened</Trans>} />
        <ol className={classes.timeline}>
          {history.toReversed().map(({ action, actorName, at, reason, comments }) => (
            <li key={`${at} ${action}`} className={classes.event}>
              <p className={classes.name}>
                {action ? t(actionNames[action]) : <Trans>We reminded you of the payment</Trans>}
              </p>
              <p className={classes.meta}>
                <TimeAgo value={at} />
                {actorName && ` · ${actorName}`}
              </p>
              <ReasonText reason={reason} />
              {comments.length > 0 && (
                <ul className={classes.comments}>
                  {comments.map(({ field, comment }) => (
                    <li key={field}>
                      <strong>{t(fieldLabels[textNameOf(field)])}</strong>: {comment}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          <li className={classes.event}>
            <p className={classes.name}>
              <Trans>You began the application</Trans>
            </p>
            <p className={classes.meta}>
              <TimeAgo value={dateCreated} />
            </p>
          </li>
        </ol>
      </section>
    </Card>
  );
}
