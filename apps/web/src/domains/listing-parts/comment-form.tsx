import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@wiki/domain';
import { Button, TextAreaField } from '@wiki/ui';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormErrors, ProblemAlert, useFieldError } from '../../components/form-errors.tsx';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { lazyResolver } from '../../lib/forms/lazy-resolver.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import classes from './comment-form.module.css';

interface Words {
  text: string;
}

const fields = ['text'] as const;
const resolver = lazyResolver<Words>(() =>
  import('@wiki/domain/schemas').then(({ editListingCommentSchema }) =>
    editListingCommentSchema.pick({ text: true }),
  ),
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
  const { t } = useLingui();
  const form = useForm<Words>({
    resolver,
    shouldFocusError: false,
    defaultValues: { text },
  });
  const { forget } = useFormDraft(form, draft);
  const errorOf = useFieldError(form);
  const { setFocus } = form;
  const { onSubmit, problem, secondsLeft } = useSubmit(form, fields, async (words) => {
    const refusals = await onSend(words.text);
    if (refusals.length === 0) {
      form.reset({ text: '' });
      forget();
      onClose?.();
    }
    return refusals;
  });
  const opens = onClose !== undefined;
  useEffect(() => {
    if (opens) setFocus('text');
  }, [opens, setFocus]);
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <ProblemAlert problem={problem} secondsLeft={secondsLeft} />
      <FormErrors form={form} fields={fields} labels={{ text: t`Your comment` }} />
      <TextAreaField
        {...form.register('text')}
        label={label}
        rows={3}
        maxLength={limits.comment.text}
        error={errorOf('text')}
      />
      <div className={classes.buttons}>
        {onClose && (
          <Button
            variant="default"
            onClick={() => {
              forget();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button
          type="submit"
          variant={onClose ? 'filled' : 'default'}
          loading={form.formState.isSubmitting}
          disabled={secondsLeft > 0}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
