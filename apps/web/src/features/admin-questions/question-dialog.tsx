import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { type QuestionGroup, questionGroups } from '@wiki/domain';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { FormActions } from '../../components/form/form-actions.tsx';
import { FormScope } from '../../components/form/form-scope.tsx';
import { fieldsOf } from '../../components/form/fields.tsx';
import { useFormScope } from '../../components/form/use-form-scope.ts';
import { useGroupNames } from '../../domains/questions/use-group-names.ts';
import {
  AllQuestionsDocument,
  type QuestionFieldsFragment,
  SaveQuestionDocument,
} from '../../gql/admin-questions.ts';
import { useAct } from '../../lib/forms/use-act.ts';

interface Values {
  questionId?: string | null | undefined;
  group: QuestionGroup;
  question: { en: string; es: string };
  answer: { en: string; es: string };
  isPublished: boolean;
}

const Field = fieldsOf<Values>();
const schema = () => import('@wiki/domain/schemas').then(({ questionSchema }) => questionSchema);

const valuesOf = (question: QuestionFieldsFragment | null): Values => ({
  questionId: question?.id ?? null,
  group: question?.group ?? 'START',
  question: { en: question?.question.en ?? '', es: question?.question.es ?? '' },
  answer: { en: question?.answer.en ?? '', es: question?.answer.es ?? '' },
  isPublished: question?.isPublished ?? true,
});

export interface QuestionDialogProps {
  /** The one to change; null writes a new one. */
  question: QuestionFieldsFragment | null;
  onClose: () => void;
  onDone: () => void;
}

/** Writes a frequent question in both languages. */
export function QuestionDialog({ question, onClose, onDone }: QuestionDialogProps) {
  const { t } = useLingui();
  const client = useApolloClient();
  const save = useAct(SaveQuestionDocument);
  const names = useGroupNames();
  const state = useFormScope<Values>({
    schema,
    defaults: valuesOf(question),
    record: question && {
      kind: 'QUESTION',
      id: question.id,
      version: question.revision,
      read: async () => {
        const { data } = await client.query({
          query: AllQuestionsDocument,
          fetchPolicy: 'network-only',
        });
        const now = data?.allQuestions.find(({ id }) => id === question.id);
        return now ? { values: valuesOf(now), version: now.revision } : null;
      },
    },
    send: (values, { version }) => save({ ...values, revision: question ? String(version) : null }),
    onDone,
  });
  return (
    <Dialog title={question ? t`Edit the question` : t`New question`} onClose={onClose}>
      <FormScope state={state}>
        <Field.Select
          name="group"
          label={t`Group`}
          options={questionGroups.map((value) => ({ value, label: names[value] }))}
        />
        <Field.Text name="question.es" label={t`Question in Spanish`} lang="es" />
        <Field.TextArea name="answer.es" label={t`Answer in Spanish`} rows={5} lang="es" />
        <Field.Text name="question.en" label={t`Question in English`} lang="en" />
        <Field.TextArea name="answer.en" label={t`Answer in English`} rows={5} lang="en" />
        <Field.Checkbox name="isPublished" label={t`Everyone sees it`} />
        <FormActions state={state} place="dialog" onCancel={onClose}>
          {t`Save the question`}
        </FormActions>
      </FormScope>
    </Dialog>
  );
}
