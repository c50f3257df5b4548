import type { ReactNode } from 'react';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { ActionDialog } from './action-dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** The consequence. */
  children: ReactNode;
  /** The verb again. */
  confirmLabel: ReactNode;
  isDangerous?: boolean;
  /** Acts, and answers the refusals. */
  onConfirm: () => Promise<readonly RefusedInput[]>;
  onClose: () => void;
}

/** An `ActionDialog` without fields. */
export function ConfirmDialog({ children, ...question }: ConfirmDialogProps) {
  return <ActionDialog {...question} text={children} />;
}
