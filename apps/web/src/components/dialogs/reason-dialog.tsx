import type { LocalizedText } from '@wiki/domain';
import type { ReactNode } from 'react';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { ActionDialog } from './action-dialog.tsx';
import { type GivenReason, type ReasonReaders, reasonForm } from './reason-form.tsx';

export interface ReasonDialogProps {
  title: string;
  /** The consequence. */
  children: ReactNode;
  /** The canned reasons to choose from. */
  reasons: Readonly<Record<string, LocalizedText>>;
  confirmLabel: ReactNode;
  /** Who reads it: the person it is about unless told. */
  readers?: ReasonReaders;
  /** Whether the act takes something from somebody. */
  isDangerous?: boolean;
  /** Acts, and answers the refusals. */
  onConfirm: (reason: GivenReason) => Promise<readonly RefusedInput[]>;
  onClose: () => void;
}

/** An `ActionDialog` that asks for the reason: a canned one, words of one's own, or both. */
export function ReasonDialog({
  children,
  reasons,
  readers = 'person',
  isDangerous = true,
  ...question
}: ReasonDialogProps) {
  return (
    <ActionDialog
      {...question}
      isDangerous={isDangerous}
      text={children}
      form={reasonForm(reasons, readers)}
    />
  );
}
