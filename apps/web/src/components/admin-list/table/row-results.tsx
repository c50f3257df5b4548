import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { Dialog, DialogActions } from '../../overlays/dialog.tsx';
import classes from './row-results.module.css';
import { doneIn, type RowResult } from '../actions/run-action.ts';

/** What became of each row, those that were refused with the reason. */
export function RowResults<Row extends { id: string }>({
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
      title={plural(missed, { one: '# wasn’t changed', other: '# weren’t changed' })}
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
