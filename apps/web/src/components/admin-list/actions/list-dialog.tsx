import { Trans, useLingui } from '@lingui/react/macro';
import { ProgressBar } from '@wiki/ui';
import { useState } from 'react';
import { ActionDialog, type Question } from '../../dialogs/action-dialog.tsx';
import type { ListAction } from '../list-types.ts';
import { doneIn, type RowResult, runAction } from './run-action.ts';

export interface ListDialogProps<Row> {
  action: ListAction<Row>;
  question: Question;
  rows: readonly Row[];
  /** What follows for the rows it was done to. */
  onActed: (rows: readonly Row[]) => void;
  /** What became of each row when some of several were refused. */
  onMissed: (results: readonly RowResult<Row>[]) => void;
  onClose: () => void;
}

/** Asks, acts on one row or several one after the other, and says how far it has come. */
export function ListDialog<Row extends { id: string }>({
  action,
  question,
  rows,
  onActed,
  onMissed,
  onClose,
}: ListDialogProps<Row>) {
  const { t } = useLingui();
  const [done, setDone] = useState<number | null>(null);
  const [only] = rows;
  const total = rows.length;
  return (
    <ActionDialog
      {...question}
      text={
        done === null ? (
          question.text
        ) : (
          <>
            <Trans>
              {done} of {total} are done.
            </Trans>
            <ProgressBar label={t`Progress`} value={done / total} />
          </>
        )
      }
      onClose={onClose}
      onDone={() => undefined}
      onConfirm={async (values, version) => {
        if (total === 1 && only) {
          const refused = await action.run(only, values, version);
          if (refused.length > 0) return refused;
          onActed(rows);
          onClose();
          return [];
        }
        setDone(0);
        const all = await runAction(action.run, rows, values, setDone);
        const changed = doneIn(all);
        if (changed.length > 0) onActed(changed);
        if (changed.length < total) onMissed(all);
        onClose();
        return [];
      }}
    />
  );
}
