import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconEyeOff } from '@tabler/icons-react';
import { questionGroups } from '@wiki/domain';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  ListSkeleton,
  PageHeader,
} from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import { Page } from '../../../components/page/page.tsx';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import { useGroupNames } from '../../../domains/questions/use-group-names.ts';
import {
  AllQuestionsDocument,
  MoveQuestionDocument,
  PublishQuestionDocument,
  type QuestionFieldsFragment,
  RemoveQuestionDocument,
} from '../../../gql/admin-questions.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { QuestionDialog } from '../question-dialog.tsx';
import classes from './questions-editor.module.css';

type Open =
  | { kind: 'edit'; question: QuestionFieldsFragment | null }
  | { kind: 'remove'; question: QuestionFieldsFragment };

/** The frequent questions: their order, their words, and whether everybody sees them. */
export function QuestionsEditor() {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useGroupNames();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useQuery(AllQuestionsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const publish = useAct(PublishQuestionDocument);
  const move = useAct(MoveQuestionDocument);
  const remove = useAct(RemoveQuestionDocument);
  const [open, setOpen] = useState<Open | null>(null);
  const reload = () => void refetch().catch(() => undefined);
  const done = () => {
    setOpen(null);
    reload();
  };
  const act = async (running: Promise<readonly RefusedInput[]>) => {
    try {
      const [refused] = await running;
      if (refused) showToast(errorMessage(refused.code), { tone: 'failed' });
      reload();
    } catch (failure) {
      showToast(errorMessage(failure), { tone: 'failed' });
    }
  };
  const all = data?.allQuestions;
  return (
    <Page title={t`Frequent questions`}>
      <PageHeader
        title={<Trans>Frequent questions</Trans>}
        description={<Link to={paths.questions()}>{t`The public page`}</Link>}
        actions={
          <Button onClick={() => setOpen({ kind: 'edit', question: null })}>
            <Trans>New question</Trans>
          </Button>
        }
      />
      {!all &&
        (error ? (
          <ErrorState
            title={t`We couldn’t load the questions`}
            message={errorMessage(error)}
            retryLabel={t`Try again`}
            onRetry={reload}
          />
        ) : (
          <ListSkeleton label={t`Loading the questions`} count={6} />
        ))}
      {all?.length === 0 && (
        <EmptyState
          seed="questions"
          title={t`No questions yet`}
          message={t`Write answers to what people ask most.`}
        />
      )}
      {questionGroups.map((group) => {
        const ofGroup = all?.filter((each) => each.group === group) ?? [];
        if (ofGroup.length === 0) return null;
        return (
          <section key={group} className={classes.group} aria-label={names[group]}>
            <h2>{names[group]}</h2>
            <Card padding="none">
              <ul>
                {ofGroup.map((question, index) => {
                  const { id: questionId, isPublished } = question;
                  const title = question.question[language] ?? '';
                  return (
                    <li key={questionId}>
                      <span className={classes.title}>
                        {title}{' '}
                        {!isPublished && (
                          <StatusBadge icon={IconEyeOff} tone="quiet">
                            <Trans>Hidden</Trans>
                          </StatusBadge>
                        )}
                      </span>
                      <span className={classes.buttons}>
                        {index > 0 && (
                          <IconButton
                            label={t`Move up: ${title}`}
                            onClick={() => void act(move({ questionId, direction: 'UP' }))}
                          >
                            <IconArrowUp size={20} stroke={1.75} aria-hidden />
                          </IconButton>
                        )}
                        {index < ofGroup.length - 1 && (
                          <IconButton
                            label={t`Move down: ${title}`}
                            onClick={() => void act(move({ questionId, direction: 'DOWN' }))}
                          >
                            <IconArrowDown size={20} stroke={1.75} aria-hidden />
                          </IconButton>
                        )}
                        <Button
                          size="sm"
                          variant="default"
                          onClick={() =>
                            void act(publish({ questionId, isPublished: !isPublished }))
                          }
                        >
                          {isPublished ? <Trans>Hide</Trans> : <Trans>Publish</Trans>}
                        </Button>
                        <Button
                          size="sm"
                          variant="default"
                          onClick={() => setOpen({ kind: 'edit', question })}
                        >
                          <Trans>Edit</Trans>
                        </Button>
                        <Button
                          size="sm"
                          variant="default"
                          onClick={() => setOpen({ kind: 'remove', question })}
                        >
                          <Trans>Delete</Trans>
                        </Button>
                      </span>
                    </li>
                  );
                })}
              </ul>
            </Card>
          </section>
        );
      })}
      {open?.kind === 'edit' && (
        <QuestionDialog question={open.question} onClose={() => setOpen(null)} onDone={done} />
      )}
      {open?.kind === 'remove' && (
        <ActionDialog
          title={t`Delete “${open.question.question[language] ?? ''}”?`}
          text={<Trans>Nobody will be able to find it. To keep the text, hide it instead.</Trans>}
          confirmLabel={t`Delete the question`}
          isDangerous
          onConfirm={() => remove({ questionId: open.question.id })}
          onClose={() => setOpen(null)}
          onDone={done}
        />
      )}
    </Page>
  );
}
