import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '@wiki/ui';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { Dialog, DialogActions } from '../dialog.tsx';
import { ActionDialog, type Question } from '../dialogs/action-dialog.tsx';
import classes from './list-dialog.module.css';
import type { ListAction } from './list-types.ts';
import { doneIn, type RowResult, runAction } from './run-action.ts';

export interface ListDialogProps<Row> {
  action: ListAction<Row>;
  question: Question;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** What follows for the rows it was done to. */
  onActed: (rows: readonly Row[]) => void;
  onClose: () => void;
}

/** Asks, acts on one row or several, and says row by row what was not done. */
export function ListDialog<Row extends { id: string }>({
  action,
  question,
  rows,
  nameOf,
  onActed,
  onClose,
}: ListDialogProps<Row>) {
  const [results, setResults] = useState<readonly RowResult<Row>[] | null>(null);
  const [only] = rows;
  if (results) return <Results results={results} nameOf={nameOf} onClose={onClose} />;
  return (
    <ActionDialog
      {...question}
      onClose={onClose}
      onDone={() => undefined}
      onConfirm={async (values) => {
        if (rows.length === 1 && only) {
          const refused = await action.run(only, values);
          if (refused.length > 0) return refused;
          onActed(rows);
          onClose();
          return [];
        }
        const all = await runAction(action.run, rows, values);
        const done = doneIn(all);
        if (done.length > 0) onActed(done);
        if (done.length < rows.length) setResults(all);
        else onClose();
        return [];
      }}
    />
  );
}

/** What became of each row, those that were refused with the reason. */
function Results<Row extends { id: string }>({
  results,
  nameOf,
  onClose,
}: {
  results: readonly RowResult<Row>[];
  nameOf: (row: Row) => string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const done = doneIn(results).length;
  const missed = results.length - done;
  return (
    <Dialog
      title={plural(missed, { one: '# was not changed', other: '# were not changed' })}
      onClose={onClose}
    >
      <p>
        <Trans>
          {done} of {results.length} were changed.
        </Trans>
      </p>
      <ul className={classes.results}>
        {results.map(({ row, refused: [refusal] }) => (
          <li key={row.id} data-failed={refusal ? '' : undefined}>
            {refusal ? (
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
            ) : (
              <IconCheck size={18} stroke={1.75} aria-hidden />
            )}
            <span>
              <strong>{nameOf(row)}</strong> {refusal ? errorMessage(refusal.code) : t`Done`}
            </span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
