import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorState, ListSkeleton } from '@wiki/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { EntryTable, type EntryTableProps } from '../components/entry-table.tsx';
import type { useEntries } from '../hooks/use-entries.ts';
import classes from './reference-lists.module.css';

/** Rows shown at first and with every press of the button: some lists hold hundreds. */
const step = 50;

export interface ResultsProps {
  view: ReturnType<typeof useEntries>;
  onAct: EntryTableProps['onAct'];
}

/** The entries found, or why there are none. */
export function Results({ view, onAct }: ResultsProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { all, entries, error, search } = view;
  const retry = () => void view.refetch().catch(() => undefined);
  if (view.isWaiting) {
    return (
      <EmptyState
        seed="reference-regions"
        title={t`Choose a region`}
        message={t`Its cities, municipalities or districts appear here.`}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t`We couldn’t load the list`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    );
  }
  if (!all || !entries) return <ListSkeleton label={t`Loading the list`} count={8} />;
  if (all.length === 0) {
    return (
      <EmptyState
        seed="reference-empty"
        title={t`This list is empty`}
        message={t`It has no entries, or we couldn’t load it just now.`}
        action={
          <Button variant="default" onClick={retry}>
            <Trans>Reload it</Trans>
          </Button>
        }
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        seed="reference-search"
        title={t`No entry matches “${search}”`}
        message={t`Try part of the name in either language, or part of the code.`}
        action={
          <Button variant="default" onClick={() => view.setSearch('')}>
            <Trans>Show the whole list</Trans>
          </Button>
        }
      />
    );
  }
  return <Found key={`${view.list} ${view.parent} ${search}`} entries={entries} onAct={onAct} />;
}

function Found({ entries, onAct }: EntryTableProps) {
  const [shown, setShown] = useState(step);
  return (
    <>
      <output className={classes.count}>
        <Plural value={entries.length} one="# entry" other="# entries" />
      </output>
      <EntryTable entries={entries.slice(0, shown)} onAct={onAct} />
      {entries.length > shown && (
        <div className={classes.more}>
          <Button variant="default" onClick={() => setShown(shown + step)}>
            <Trans>Show more entries</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
