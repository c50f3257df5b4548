import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert, SwitchField } from '@wiki/ui';
import { useEffect, useRef, useState } from 'react';
import type { ImportedTable } from '../hooks/use-import.ts';
import classes from './import-found.module.css';
import { ImportRows } from './import-rows.tsx';

export interface ImportFoundProps {
  table: ImportedTable;
  isWriting: boolean;
  /** Makes drafts; whether rows with errors are left. */
  onWrite: (skipsWrong: boolean) => void;
}

/** What was read of a table: what is wrong with it first, or the way to make drafts of it. */
export function ImportFound({
  table: { rows, columnWords },
  isWriting,
  onWrite,
}: ImportFoundProps) {
  const { t } = useLingui();
  const section = useRef<HTMLElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => section.current?.focus(), []);
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const isRight = wrong.length === 0;
  const good = rows.length - wrong.length;
  const hides = !isRight && wrong.length < rows.length;
  return (
    <section ref={section} tabIndex={-1} className={classes.found} aria-label={t`What was read`}>
      <h2 className={classes.title}>
        <Trans>3. Review what was read</Trans>
      </h2>
      {isRight ? (
        <InlineAlert tone="success">
          <Plural
            value={rows.length}
            one="# row can be imported. Nothing has been saved yet."
            other="# rows can be imported. Nothing has been saved yet."
          />
        </InlineAlert>
      ) : (
        <InlineAlert tone="error">
          <Plural
            value={wrong.length}
            one="# row has errors. Correct it, or import the others."
            other="# rows have errors. Correct them, or import the others."
          />
        </InlineAlert>
      )}
      {hides && (
        <SwitchField
          label={t`Show the rows without errors too`}
          checked={showsAll}
          onChange={({ currentTarget }) => setShowsAll(currentTarget.checked)}
        />
      )}
      {good > 0 && (
        <div>
          <Button
            loading={isWriting}
            variant={isRight ? 'filled' : 'default'}
            onClick={() => onWrite(!isRight)}
          >
            {isRight ? (
              <Plural value={good} one="Import # draft" other="Import # drafts" />
            ) : (
              <Plural
                value={good}
                one="Import the # row without errors"
                other="Import the # rows without errors"
              />
            )}
          </Button>
        </div>
      )}
      <ImportRows rows={hides && !showsAll ? wrong : rows} columnWords={columnWords} />
    </section>
  );
}
