import { Trans } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Button } from '@wiki/ui';
import { type ReactNode, useEffect } from 'react';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { SubmitButton } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import type { RefusedInput } from '../../../lib/forms/form-problem.ts';
import classes from './comment-form.module.css';

interface Words {
  text: string;
}

const Field = fieldsOf<Words>();
const schema = () =>
  import('@wiki/domain/schemas').then(({ editListingCommentSchema }) =>
    editListingCommentSchema.pick({ text: true }),
  );

export interface CommentFormProps {
  label: string;
  submitLabel: ReactNode;
  /** Names what is kept of it while it is not sent. */
  draft: string;
  /** What it starts from. */
  text?: string;
  /** Sends the text, and answers the refusals. */
  onSend: (text: string) => Promise<readonly RefusedInput[]>;
  /** Closes the form; one that stays open has none. */
  onClose?: () => void;
}

/** Words to write under a listing: a comment, a reply or the change of one. */
export function CommentForm(props: CommentFormProps) {
  const { label, submitLabel, draft, text = '', onSend, onClose } = props;
  const state = useFormScope<Words>({
    schema,
    checks: 'onSubmit',
    defaults: { text },
    draft: { name: draft },
    send: (words) => onSend(words.text),
    onDone() {
      state.form.reset({ text: '' });
      onClose?.();
    },
  });
  const { setFocus } = state.form;
  const opens = onClose !== undefined;
  useEffect(() => {
    if (opens) setFocus('text');
  }, [opens, setFocus]);
  return (
    <FormScope state={state} className={classes.form}>
      <Field.TextArea name="text" label={label} rows={3} maxLength={limits.comment.text} />
      <div className={classes.buttons}>
        {onClose && (
          <Button
            variant="default"
            onClick={() => {
              state.draft.forget();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        )}
        <SubmitButton state={state} variant={onClose ? 'filled' : 'default'}>
          {submitLabel}
        </SubmitButton>
      </div>
    </FormScope>
  );
}
