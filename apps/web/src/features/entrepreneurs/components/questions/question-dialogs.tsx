import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../components/overlays/dialog.tsx';
import { fieldsOf } from '../../../../components/form/fields.tsx';
import { FormActions } from '../../../../components/form/form-actions.tsx';
import { FormScope } from '../../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../../components/form/use-form-scope.ts';
import {
  AnswerBusinessQuestionDocument,
  AskBusinessDocument,
  EditBusinessQuestionDocument,
} from '../../../../gql/entrepreneurs.ts';
import { useAct } from '../../../../lib/forms/use-act.ts';
import type { RefusedInput } from '../../../../lib/forms/form-problem.ts';

interface Written {
  text: string;
}

const Field = fieldsOf<Written>();
const schema = () => import('@wiki/domain/schemas').then((s) => s.businessQuestionTextSchema);

interface DialogProps {
  onDone: () => void;
  onClose: () => void;
}

interface TextDialogProps extends DialogProps {
  title: ReactNode;
  label: string;
  help?: string;
  maxLength: number;
  /** What it says so far. */
  text?: string;
  send: (written: Written) => Promise<readonly RefusedInput[]>;
  submitLabel: ReactNode;
  children?: ReactNode;
}

/** One text that is written in sight of everybody. */
function TextDialog(props: TextDialogProps) {
  const { title, label, help, maxLength, text = '', send, submitLabel, children } = props;
  const state = useFormScope<Written>({
    schema,
    defaults: { text },
    send: ({ text: words }) => send({ text: words }),
    onDone: props.onDone,
  });
  return (
    <Dialog title={title} onClose={props.onClose}>
      {children}
      <FormScope state={state}>
        <Field.TextArea
          name="text"
          rows={4}
          maxLength={maxLength}
          label={label}
          {...(help ? { help } : {})}
        />
        <FormActions state={state} place="dialog" onCancel={props.onClose}>
          {submitLabel}
        </FormActions>
      </FormScope>
    </Dialog>
  );
}

/** Asks a business something in sight of everybody. */
export function AskDialog({
  business: { id: businessId, name },
  ...ends
}: DialogProps & { business: { id: string; name: string } }) {
  const { t } = useLingui();
  const ask = useAct(AskBusinessDocument);
  return (
    <TextDialog
      {...ends}
      title={<Trans>Ask {name}</Trans>}
      label={t`Your question`}
      help={t`It will be public once the business answers. Leave out anything private.`}
      maxLength={limits.businessQuestion.text}
      send={({ text }) => ask({ businessId, text })}
      submitLabel={<Trans>Send the question</Trans>}
    />
  );
}

interface OfQuestion extends DialogProps {
  question: { id: string; text?: string | null };
}

/** Answers a question for the business. */
export function AnswerDialog({ question: { id: questionId, text: asked }, ...ends }: OfQuestion) {
  const { t } = useLingui();
  const answer = useAct(AnswerBusinessQuestionDocument);
  return (
    <TextDialog
      {...ends}
      title={<Trans>Answer the question</Trans>}
      label={t`Your answer`}
      help={t`Everyone will be able to read the question and your answer.`}
      maxLength={limits.comment.text}
      send={({ text }) => answer({ questionId, text })}
      submitLabel={<Trans>Publish the answer</Trans>}
    >
      <p>{asked}</p>
    </TextDialog>
  );
}

/** Changes what one asked or answered. */
export function EditDialog({
  question: { id: questionId, text },
  isAnswer,
  ...ends
}: OfQuestion & { isAnswer: boolean }) {
  const { t } = useLingui();
  const edit = useAct(EditBusinessQuestionDocument);
  return (
    <TextDialog
      {...ends}
      title={isAnswer ? <Trans>Edit your answer</Trans> : <Trans>Edit your question</Trans>}
      label={isAnswer ? t`Your answer` : t`Your question`}
      maxLength={isAnswer ? limits.comment.text : limits.businessQuestion.text}
      text={text ?? ''}
      send={(written) => edit({ questionId, ...written })}
      submitLabel={<Trans>Save changes</Trans>}
    />
  );
}
