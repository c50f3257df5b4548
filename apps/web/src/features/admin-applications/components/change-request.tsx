import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconMessagePlus } from '@tabler/icons-react';
import { type ApplicationFieldName, limits } from '@wiki/domain';
import { Button, InlineAlert, TextAreaField } from '@wiki/ui';
import { fieldLabels } from '../../../domains/application/field-labels.ts';
import { ApplicationTimeline } from '../../../domains/application/application-timeline.tsx';
import type { ApplicationDetailsFragment } from '../../../gql/admin-applications.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import type { ChangeRequest } from '../hooks/use-change-request.ts';
import classes from './change-request.module.css';

/** Whoever opens a comment is about to write it. */
const takeFocus = (field: HTMLTextAreaElement | null): void => field?.focus();

export interface CommentFieldProps {
  field: ApplicationFieldName;
  request: ChangeRequest;
  /** What was asked of this field before. */
  previous: string | undefined;
}

/** Below a field: the comment to write, or the one that was sent. */
export function CommentField({ field, request, previous }: CommentFieldProps) {
  const { t } = useLingui();
  const label = t(fieldLabels[field]);
  const comment = request.comments[field];
  if (!request.isOn) {
    return previous ? (
      <span className={classes.previous}>
        <Trans>Asked for: {previous}</Trans>
      </span>
    ) : null;
  }
  if (comment === undefined) {
    return (
      <Button
        className={classes.add}
        size="sm"
        variant="subtle"
        leftSection={<IconMessagePlus size={16} aria-hidden />}
        aria-label={t`Comment on ${label}`}
        onClick={() => request.write(field, '')}
      >
        <Trans>Comment</Trans>
      </Button>
    );
  }
  return (
    <div className={classes.comment}>
      <TextAreaField
        label={t`What to change in ${label}`}
        rows={2}
        maxLength={limits.reason.max}
        ref={takeFocus}
        value={comment}
        onChange={(event) => request.write(field, event.currentTarget.value)}
      />
      <Button size="sm" variant="subtle" onClick={() => request.write(field, null)}>
        <Trans>Remove the comment</Trans>
      </Button>
    </div>
  );
}

/** At the foot of the window while comments are written: how many, and what to do with them. */
export function ChangeRequestBar({
  request,
  application: { viewerActions, history },
}: {
  request: ChangeRequest;
  application: ApplicationDetailsFragment;
}) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  // What was written stays, to be copied: somebody else has decided.
  const isDecided = !viewerActions.includes('REQUEST_CHANGES');
  return (
    <section aria-label={t`Request changes`} className={classes.bar}>
      <output className={classes.words}>
        {request.count === 0 ? (
          <Trans>Comment on the fields that must change.</Trans>
        ) : (
          <Plural value={request.count} one="# comment" other="# comments" />
        )}
      </output>
      {isDecided && (
        <InlineAlert tone="info" title={<Trans>Someone else got there first</Trans>}>
          <ApplicationTimeline history={history.slice(-1)} />
        </InlineAlert>
      )}
      {request.problem && !isDecided && (
        <InlineAlert tone="error">{errorMessage(request.problem)}</InlineAlert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" size="sm" onClick={request.cancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          size="sm"
          disabled={request.count === 0 || isDecided}
          loading={request.isSending}
          onClick={request.send}
        >
          <Trans>Send back to the applicant</Trans>
        </Button>
      </div>
    </section>
  );
}
