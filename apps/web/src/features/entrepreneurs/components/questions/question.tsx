import { Trans, useLingui } from '@lingui/react/macro';
import { reviewRemovalReasons } from '@wiki/domain';
import { Avatar, Button } from '@wiki/ui';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../../../components/facts/disclosure.tsx';
import { TimeAgo } from '../../../../components/facts/time-ago.tsx';
import { ReportButton } from '../../../../domains/report/report-button.tsx';
import { DeleteBusinessQuestionDocument } from '../../../../gql/entrepreneurs.ts';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { useAct } from '../../../../lib/forms/use-act.ts';
import { lazyPart } from '../../../../components/page/lazy-part.tsx';
import classes from './questions.module.css';

// They carry forms, which few readers open.
const AnswerDialog = lazyPart(() => import('./question-dialogs.tsx'), 'AnswerDialog');
const EditDialog = lazyPart(() => import('./question-dialogs.tsx'), 'EditDialog');
const ConfirmDialog = lazyPart(
  () => import('../../../../components/dialogs/confirm-dialog.tsx'),
  'ConfirmDialog',
);
const ReasonDialog = lazyPart(
  () => import('../../../../components/dialogs/reason-dialog.tsx'),
  'ReasonDialog',
);

interface Written {
  id: string;
  text?: string | null;
  author?: { id: string; displayName: string; photoUrl?: string | null } | null;
  viewerCanAnswer?: boolean;
  viewerCanEdit?: boolean;
  viewerCanDelete?: boolean;
}

interface QuestionProps {
  question: Written;
  answers: readonly (Written & { dateCreated: string })[];
  /** What it was asked about, when not the business itself. */
  listing?: { href: string; name: string };
  isOpen: boolean;
  /** Something of it changed; left out where nothing can be done here. */
  onChanged?: () => void;
}

/** A question with its answers; what was asked of the business itself is answered, edited, deleted and reported here. */
export function Question({ question, answers, listing, isOpen, onChanged }: QuestionProps) {
  const { t } = useLingui();
  return (
    <Disclosure isOpen={isOpen} title={question.text ?? t`This question was deleted.`}>
      {answers.map(({ dateCreated, ...answer }) => (
        <div key={answer.id} className={classes.answer}>
          <Avatar
            name={answer.author?.displayName ?? t`The business`}
            src={answer.author?.photoUrl}
            seed={answer.author?.id ?? answer.id}
            size={36}
          />
          <div>
            <p>{answer.text}</p>
            <div className={classes.meta}>
              <small>
                {answer.author?.displayName ?? t`The business`}
                {' · '}
                <TimeAgo value={dateCreated} />
                {listing && (
                  <>
                    {' · '}
                    <Link to={listing.href}>{listing.name}</Link>
                  </>
                )}
              </small>
              {onChanged && <Actions written={answer} isAnswer onChanged={onChanged} />}
            </div>
          </div>
        </div>
      ))}
      {onChanged && (
        <div className={classes.asked}>
          {answers.length === 0 && (
            <p>
              {question.viewerCanAnswer ? (
                <Trans>Only your team and the person who asked see this until you answer.</Trans>
              ) : (
                <Trans>Waiting for an answer. Until then, only you and the business see it.</Trans>
              )}
            </p>
          )}
          <Actions
            written={question}
            isAnswer={false}
            isWaiting={answers.length === 0}
            onChanged={onChanged}
          />
        </div>
      )}
    </Disclosure>
  );
}

const { offensive, personalData } = reviewRemovalReasons;

interface ActionsProps {
  written: Written;
  isAnswer: boolean;
  isWaiting?: boolean;
  onChanged: () => void;
}

/** What a reader may do with a question or an answer. */
function Actions({ written, isAnswer, isWaiting = false, onChanged }: ActionsProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const [open, setOpen] = useState<'answer' | 'edit' | 'delete' | null>(null);
  const remove = useAct(DeleteBusinessQuestionDocument);
  const { id, text, author } = written;
  if (text == null) return null;
  const onClose = () => setOpen(null);
  const onDone = () => {
    onClose();
    onChanged();
  };
  const send = async (reason?: { key?: string | null; text?: string | null }) => {
    const refused = await remove({ questionId: id, ...(reason ? { reason } : {}) });
    if (refused.length === 0) onChanged();
    return refused;
  };
  const dialog = {
    title: isAnswer ? t`Delete the answer?` : t`Delete the question?`,
    confirmLabel: <Trans>Delete</Trans>,
    onClose,
  };
  return (
    <div className={classes.actions}>
      {written.viewerCanAnswer && (
        <Button
          size="sm"
          variant={isWaiting ? 'filled' : 'subtle'}
          onClick={() => setOpen('answer')}
        >
          <Trans>Answer</Trans>
        </Button>
      )}
      {written.viewerCanEdit && (
        <Button size="sm" variant="subtle" onClick={() => setOpen('edit')}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {written.viewerCanDelete && (
        <Button size="sm" variant="subtle" onClick={() => setOpen('delete')}>
          <Trans>Delete</Trans>
        </Button>
      )}
      {!isWaiting && (
        <ReportButton kind="businessQuestion" id={id} authorId={author?.id} isCompact={isAnswer} />
      )}
      <Suspense>
        {open === 'answer' && <AnswerDialog question={written} onClose={onClose} onDone={onDone} />}
        {open === 'edit' && (
          <EditDialog question={written} isAnswer={isAnswer} onClose={onClose} onDone={onDone} />
        )}
        {open === 'delete' &&
          (viewer?.id === author?.id ? (
            <ConfirmDialog {...dialog} isDangerous onConfirm={() => send()}>
              <Trans>Nobody will be able to read it anymore. You can’t undo this.</Trans>
            </ConfirmDialog>
          ) : (
            <ReasonDialog {...dialog} reasons={{ offensive, personalData }} onConfirm={send}>
              <Trans>We tell its author, with the reason you give.</Trans>
            </ReasonDialog>
          ))}
      </Suspense>
    </div>
  );
}
