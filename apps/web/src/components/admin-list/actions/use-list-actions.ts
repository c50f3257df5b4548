import { useState } from 'react';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { useDialogAddress } from '../../../lib/use-dialog-address.ts';
import type { ListAction } from '../list-types.ts';
import { doneIn, type RowResult, runAction } from './run-action.ts';

interface ListActionsOptions<Row> {
  actions: readonly ListAction<Row>[];
  /** The rows that can be acted on: those of the page and those that are selected elsewhere. */
  rows: readonly Row[];
  reload: () => Promise<void>;
  clearSelection?: () => void;
}

/** Carries out the actions of a list: those that ask stand in the address while they do. */
export function useListActions<Row extends { id: string }>({
  actions,
  rows,
  reload,
  clearSelection,
}: ListActionsOptions<Row>) {
  const dialog = useDialogAddress();
  const errorMessage = useErrorMessage();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [missed, setMissed] = useState<readonly RowResult<Row>[] | null>(null);
  /** What was chosen here, not read from an address: it stays chosen whatever others do meanwhile. */
  const [chosen, setChosen] = useState<readonly string[]>([]);

  /** Acts at once; with several it says how far it has come. */
  const runTold = async (act: ListAction<Row>['run'], on: readonly Row[]) => {
    if (on.length === 1) return runAction(act, on, {});
    setProgress({ done: 0, all: on.length });
    try {
      return await runAction(act, on, {}, (done) => setProgress({ done, all: on.length }));
    } finally {
      setProgress(null);
    }
  };
  /** Says what was refused: of one row in a line, of several row by row. */
  const tell = (results: readonly RowResult<Row>[]) => {
    const refusal = results.flatMap(({ refused }) => refused)[0];
    if (refusal && results.length > 1) setMissed(results);
    else if (refusal) showToast(errorMessage(refusal.code), { tone: 'failed' });
  };
  const takeBack = async (action: ListAction<Row>, done: readonly Row[]) => {
    if (!action.undo) return;
    const results = await runTold(action.undo, done);
    tell(results);
    await reload();
  };
  const acted = (action: ListAction<Row>, done: readonly Row[]) => {
    clearSelection?.();
    void reload();
    if (!action.done) return;
    showToast(action.done(done), action.undo ? { undo: () => void takeBack(action, done) } : {});
  };

  const action = actions.find(({ key }) => key === dialog.open?.act);
  const asked = rows.filter(
    (row) =>
      dialog.open?.on.includes(row.id) &&
      (chosen.includes(row.id) || (action?.isOffered?.(row) ?? true)),
  );
  const [first, ...others] = asked;
  const question = first && action?.ask?.([first, ...others]);
  return {
    /** The dialog that is open. */
    open: action && question ? { action, question, rows: asked } : null,
    close: dialog.close,
    acted,
    /** How far an act on several rows that asks nothing has come; null while none runs. */
    progress,
    /** What became of each row when some of several were refused; null when that was read. */
    missed,
    tellMissed: setMissed,
    act: async (wanted: ListAction<Row>, on: readonly Row[]) => {
      if (wanted.ask) {
        const ids = on.map(({ id }) => id);
        setChosen(ids);
        dialog.show(wanted.key, ids);
        return;
      }
      const results = await runTold(wanted.run, on);
      const done = doneIn(results);
      tell(results);
      if (done.length > 0) acted(wanted, done);
    },
  };
}
