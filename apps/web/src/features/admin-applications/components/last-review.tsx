import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconPointFilled } from '@tabler/icons-react';
import { type ApplicationFieldName, applicationFields } from '@wiki/domain';
import { Card } from '@wiki/ui';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { Fact } from '../../../domains/application/application-facts.tsx';
import { fieldLabel } from '../../../domains/application/field-labels.ts';
import type { ApplicationDetailsFragment } from '../../../gql/admin-applications.ts';
import classes from './last-review.module.css';

const isKnown = (field: string): field is ApplicationFieldName =>
  applicationFields.some((each) => each.field === field);

/** What became of an application since it was sent back: what was asked for first, then what else changed. */
export function LastReview({
  application,
  onShow,
}: {
  application: ApplicationDetailsFragment;
  /** Shows all the data, where the fields stand. */
  onShow: () => void;
}) {
  const { t } = useLingui();
  const { form, lastReview } = application;
  if (!lastReview) return null;
  const { comments, changedFields, unchangedFields, date } = lastReview;
  const nameOf = (field: string) => {
    const label = fieldLabel(field);
    return typeof label === 'string' ? label : t(label);
  };
  const asked = new Set(comments.map(({ field }) => field));
  const others = changedFields.filter((field) => !asked.has(field));
  const done = comments.length - unchangedFields.length;
  const change = (field: string) =>
    isKnown(field) && (
      <div className={classes.change}>
        <div>
          <span className={classes.when}>
            <Trans>Before</Trans>
          </span>
          <Fact form={lastReview.form} field={field} />
        </div>
        <div>
          <span className={classes.when}>
            <Trans>Now</Trans>
          </span>
          <Fact form={form} field={field} />
        </div>
      </div>
    );
  return (
    <Card padding="lg" className={classes.card}>
      <h2 className={classes.title}>
        <Trans>Since changes were requested</Trans>
      </h2>
      <p className={classes.words}>
        <TimeAgo value={date} />
        {' · '}
        <Plural
          value={comments.length}
          one={`${done} of # requested change made`}
          other={`${done} of # requested changes made`}
        />
        {others.length > 0 && (
          <>
            {' · '}
            <Plural
              value={others.length}
              one="# other field changed"
              other="# other fields changed"
            />
          </>
        )}
      </p>
      <ul className={classes.fields}>
        {comments.map(({ field, comment }) => {
          const isChanged = !unchangedFields.includes(field);
          return (
            <li key={field}>
              <p className={classes.name}>
                {isChanged ? (
                  <IconCircleCheck size={20} stroke={1.75} aria-hidden className={classes.good} />
                ) : (
                  <IconPointFilled size={20} aria-hidden className={classes.open} />
                )}
                <a href={`#field-${field}`} onClick={onShow}>
                  {nameOf(field)}
                </a>
                <span className={classes.state}>
                  {isChanged ? <Trans>Changed since</Trans> : <Trans>Unchanged</Trans>}
                </span>
              </p>
              <p className={classes.words}>
                <Trans>Asked for: {comment}</Trans>
              </p>
              {isChanged && change(field)}
            </li>
          );
        })}
        {others.map((field) => (
          <li key={field}>
            <p className={classes.name}>
              <a href={`#field-${field}`} onClick={onShow}>
                {nameOf(field)}
              </a>
              <span className={classes.state}>
                <Trans>Changed without being requested</Trans>
              </span>
            </p>
            {change(field)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
