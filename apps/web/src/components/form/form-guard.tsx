import { Trans } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import type { FieldValues } from 'react-hook-form';
import { LeaveGuard } from '../form-parts/leave-guard.tsx';
import type { FormState } from './use-form-scope.ts';

/** Asks before a form with unsaved changes is left. */
export function FormGuard<Values extends FieldValues>({
  state: { form, draft, isLeaving },
}: {
  state: FormState<Values>;
}) {
  const { isDirty } = form.formState;
  return <LeaveGuard isNeeded={() => isDirty && !isLeaving.current} onLeave={draft.forget} />;
}

export interface RestoredDraftProps<Values extends FieldValues> {
  state: FormState<Values>;
  /** Whether the form makes something new. */
  isNew?: boolean;
  /** Puts in the form what is stored. */
  onDiscard?: () => void;
}

/** Says that the form was filled from what was typed before, and gives that up. */
export function RestoredDraft<Values extends FieldValues>({
  state: { form, draft },
  isNew = false,
  onDiscard,
}: RestoredDraftProps<Values>) {
  if (!draft.isRestored) return null;
  return (
    <InlineAlert
      tone="info"
      action={
        <Button
          variant="default"
          onClick={() => {
            if (onDiscard) onDiscard();
            else form.reset();
            draft.forget();
          }}
        >
          {isNew ? <Trans>Start over</Trans> : <Trans>Discard them</Trans>}
        </Button>
      }
    >
      {isNew ? (
        <Trans>Here’s what you had written before.</Trans>
      ) : (
        <Trans>Here are the changes you hadn’t saved.</Trans>
      )}
    </InlineAlert>
  );
}
