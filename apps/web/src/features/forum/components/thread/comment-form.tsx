import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { limits, plainTextOf, type RichTextDocument } from '@wiki/domain';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Dialog } from '../../../../components/overlays/dialog.tsx';
import { ProblemAlert } from '../../../../components/page/problem-alert.tsx';
import { NewMemberNote } from '../../../../domains/writing-limits/new-member-note.tsx';
import type { ImageFieldsFragment } from '../../../../gql/components.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { failureOf } from '../../../../lib/errors/error-codes.ts';
import {
  dropDeviceDraft,
  readDeviceDraft,
  saveDeviceDraft,
} from '../../../../lib/forms/device-draft.ts';
import { type FormProblem, placeErrors } from '../../../../lib/forms/form-problem.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { lazyPart } from '../../../../components/page/lazy-part.tsx';
import { paths } from '../../../../lib/paths.ts';
import type { RefusedReply } from './thread-actions.ts';
import classes from './comment-form.module.css';

const RichTextEditor = lazyPart(
  () => import('../../../../domains/rich-text/rich-text-editor.tsx'),
  'RichTextEditor',
);

export interface CommentFormProps {
  label: string;
  placeholder?: string;
  submitLabel: ReactNode;
  /** Names what is kept on the device while it isn't sent. */
  draft: string;
  initial?: RichTextDocument | null;
  images?: readonly ImageFieldsFragment[];
  /** Sends the text, and answers the refusals. */
  onSend: (body: RichTextDocument) => Promise<readonly RefusedReply[]>;
  onClose?: () => void;
  /** A phone's whole window, with the tools above the keyboard. */
  isWindow?: boolean;
}

/** A comment to write. What is typed stays on the device until it's sent. */
export function CommentForm(props: CommentFormProps) {
  const { label, placeholder, submitLabel, draft, initial = null, onSend, onClose } = props;
  const { isWindow = false } = props;
  const { t } = useLingui();
  const { discussionId } = useParams();
  const lang = useLanguage();
  const formId = useId();
  const viewer = useViewer();
  const viewerId = viewer?.id ?? '';
  const [start, setStart] = useState(
    () => (readDeviceDraft(viewerId, draft) as RichTextDocument | null) ?? initial,
  );
  const [body, setBody] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [keptAs, setKeptAs] = useState<string | null>(null);
  const length = body ? plainTextOf(body).length : 0;

  const send = async () => {
    if (isBusy) return;
    if (!body || (length === 0 && body.content.length === 0)) {
      setProblem({ code: 'FIELD_REQUIRED' });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const answer = await onSend(body);
      const refused = placeErrors(answer, []).problem;
      const draftId = answer.find((entry) => entry.draftId)?.draftId;
      if (draftId) {
        dropDeviceDraft(viewerId, draft);
        setKeptAs(draftId);
      } else if (refused) setProblem(refused);
      else {
        dropDeviceDraft(viewerId, draft);
        setStart(null);
        setBody(null);
        setRound(round + 1);
        onClose?.();
      }
    } catch (error) {
      setProblem({ code: failureOf(error) });
    }
    setBusy(false);
  };

  const within = (content: ReactNode, action: ReactNode) =>
    isWindow ? (
      <Dialog size="window" title={label} action={action} {...(onClose ? { onClose } : {})}>
        {content}
      </Dialog>
    ) : (
      content
    );
  const submit = (
    <Button type="submit" form={formId} loading={isBusy}>
      {submitLabel}
    </Button>
  );

  if (keptAs) {
    return within(
      <InlineAlert
        tone="warning"
        title={t`Your reply is kept as a draft`}
        action={
          <Button component={Link} to={paths.writeDiscussion({ draft: keptAs })} variant="default">
            <Trans>Open the draft</Trans>
          </Button>
        }
      >
        <Trans>
          What you were replying to has been deleted, so your reply wasn’t published. It’s in your
          forum drafts, and you can use it elsewhere.
        </Trans>
      </InlineAlert>,
      null,
    );
  }
  return within(
    <form
      id={formId}
      className={classes.form}
      data-window={isWindow || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ProblemAlert problem={problem} />
      <Suspense fallback={<div className={classes.waiting} />}>
        <RichTextEditor
          key={round}
          label={label}
          placeholder={placeholder ?? label}
          initial={start}
          images={props.images ?? []}
          isShort
          fillsWindow={isWindow}
          startsFocused={isWindow}
          marksBlockedWords
          lang={lang}
          error={problem ? label : undefined}
          discussionId={discussionId}
          onChange={(next) => {
            setBody(next);
            saveDeviceDraft(viewerId, draft, next);
          }}
          onSubmit={() => void send()}
        />
      </Suspense>
      {!initial && <NewMemberNote about="post" />}
      <div className={classes.foot}>
        <span>
          {length > limits.forum.comment - 500
            ? t`${length} of ${limits.forum.comment} characters`
            : t`What you write stays on this device until you send it.`}
        </span>
        {!isWindow && (
          <>
            {onClose && (
              <Button variant="default" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
            )}
            {submit}
          </>
        )}
      </div>
    </form>,
    submit,
  );
}
