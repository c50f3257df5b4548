import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { ProgressBar } from '@wiki/ui';
import { useTransition } from 'react';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { usePageFoot } from '../../page/use-page-foot.ts';
import classes from './bulk-bar.module.css';
import type { ListAction } from '../list-types.ts';
import { mostSelected } from '../toolbar/read-every-row.ts';

export interface BulkBarProps<Row> {
  /** The selected rows. */
  rows: readonly Row[];
  actions: readonly ListAction<Row>[];
  onAct: (action: ListAction<Row>, rows: readonly Row[]) => void;
  /** How many fit in all; null while the page is not wholly selected. */
  totalCount: number | null;
  /** Selects those of the other pages as well. */
  onSelectAll: () => Promise<void>;
  /** How far an act has come: meanwhile nothing else is offered. */
  progress: { done: number; all: number } | null;
  onClose: () => void;
}

/** What can be done to the selected rows, at the foot of the window. */
export function BulkBar<Row>({
  rows,
  actions,
  onAct,
  totalCount,
  onSelectAll,
  progress,
  onClose,
}: BulkBarProps<Row>) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const [isSelecting, startSelecting] = useTransition();
  const all = Math.min(totalCount ?? 0, mostSelected);
  const selectAll = () =>
    startSelecting(() =>
      onSelectAll().catch((error: unknown) =>
        showToast(errorMessage(failureOf(error)), { tone: 'failed' }),
      ),
    );
  const foot = usePageFoot();
  if (progress) {
    const { done, all: total } = progress;
    return (
      <section ref={foot} className={classes.bar} aria-label={t`Selection`}>
        <output className={classes.progress}>
          <Trans>
            {done} of {total} are done.
          </Trans>
          <ProgressBar label={t`Progress`} value={done / total} />
        </output>
      </section>
    );
  }
  return (
    <section ref={foot} className={classes.bar} aria-label={t`Selection`}>
      <output className={classes.count}>
        {plural(rows.length, { one: '# selected', other: '# selected' })}
      </output>
      {all > rows.length && (
        <button type="button" disabled={isSelecting} onClick={selectAll}>
          {t`Select all ${all}`}
        </button>
      )}
      <div className={classes.actions}>
        {actions.map((action) => {
          const fitting = rows.filter((row) => action.isOffered?.(row) ?? true);
          if (fitting.length === 0) return null;
          const { key, label, icon: Icon } = action;
          return (
            <button key={key} type="button" onClick={() => onAct(action, fitting)}>
              <Icon size={18} stroke={1.75} aria-hidden />
              <span>
                {fitting.length === rows.length
                  ? label
                  : t`${label}, ${fitting.length} of ${rows.length}`}
              </span>
            </button>
          );
        })}
      </div>
      <button type="button" aria-label={t`Clear selection`} onClick={onClose}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </section>
  );
}
