import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@wiki/ui';
import classes from './chosen-bar.module.css';

export interface ChosenBarProps {
  /** How many rows are chosen; without any there is no bar. */
  count: number;
  onClear: () => void;
  /** What can be done to them together: buttons. */
  children: ReactNode;
}

/** Below a list of listings: what can be done to the chosen ones together. */
export function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  return (
    <section className={classes.bar} aria-label={t`Chosen listings`}>
      <output className={classes.count}>
        <Plural value={count} one="# chosen" other="# chosen" />
      </output>
      {children}
      <Button size="sm" variant="subtle" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </section>
  );
}
