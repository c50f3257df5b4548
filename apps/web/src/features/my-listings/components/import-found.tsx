import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert, SwitchField } from '@wiki/ui';
import { useEffect, useRef, useState } from 'react';
import type { ImportedRow } from '../hooks/use-import.ts';
import classes from './import-found.module.css';
import { ImportRows } from './import-rows.tsx';

export interface ImportFoundProps {
  rows: readonly ImportedRow[];
  isWriting: boolean;
  onWrite: () => void;
}

/** What was read of a table: what is wrong with it first, or the way to make drafts of it. */
export function ImportFound({ rows, isWriting, onWrite }: ImportFoundProps) {
  const { t } = useLingui();
  const section = useRef<HTMLElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => section.current?.focus(), []);
  const wrong = rows.filter(({ userErrors }) => userErrors.length > 0);
  const isRight = wrong.length === 0;
  const hides = !isRight && wrong.length < rows.length;
  return (
    <section ref={section} tabIndex={-1} className={classes.found} aria-label={t`What was read`}>
      <h2 className={classes.title}>
        <Trans>3. Look at what was read</Trans>
      </h2>
      {isRight ? (
        <InlineAlert tone="success">
          <Plural
            value={rows.length}
            one="# row can be imported. Nothing is written yet."
            other="# rows can be imported. Nothing is written yet."
          />
        </InlineAlert>
      ) : (
        <InlineAlert tone="error">
          <Plural
            value={wrong.length}
            one="# row has errors. Nothing is imported until it is right."
            other="# rows have errors. Nothing is imported until they are right."
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
      {isRight && (
        <div>
          <Button loading={isWriting} onClick={onWrite}>
            <Plural value={rows.length} one="Import # draft" other="Import # drafts" />
          </Button>
        </div>
      )}
      <ImportRows rows={hides && !showsAll ? wrong : rows} />
    </section>
  );
}
