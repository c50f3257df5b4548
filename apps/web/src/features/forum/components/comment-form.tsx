import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { limits, plainTextOf, type RichTextDocument } from '@wiki/domain';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ProblemAlert } from '../../../components/form-errors.tsx';
import { NewMemberNote } from '../../../domains/writing-limits/new-member-note.tsx';
import type { ImageFieldsFragment } from '../../../gql/components.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import {
  type FormProblem,
  placeErrors,
  type RefusedInput,
} from '../../../lib/forms/form-problem.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { dropDeviceDraft, readDeviceDraft, saveDeviceDraft } from '../device-draft.ts';
import classes from './comment-form.module.css';

const RichTextEditor = lazy(() =>
  import('../../../domains/rich-text/rich-text-editor.tsx').then((module) => ({
    default: module.RichTextEditor,
  })),
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
  onSend: (body: RichTextDocument) => Promise<readonly RefusedInput[]>;
  onClose?: () => void;
}

/** A comment to write. What is typed stays on the device until it's sent. */
export function CommentForm(props: CommentFormProps) {
  const { label, placeholder, submitLabel, draft, initial = null, onSend, onClose } = props;
  const { t } = useLingui();
  const lang = useLanguage();
  const [start, setStart] = useState(() => readDeviceDraft(draft) ?? initial);
  const [body, setBody] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<FormProblem | null>(null);
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
      const refused = placeErrors(await onSend(body), []).problem;
      if (refused) setProblem(refused);
      else {
        dropDeviceDraft(draft);
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

  return (
    <form
      className={classes.form}
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
          lang={lang}
          error={problem ? label : undefined}
          onChange={(next) => {
            setBody(next);
            saveDeviceDraft(draft, next);
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
        {onClose && (
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" loading={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
