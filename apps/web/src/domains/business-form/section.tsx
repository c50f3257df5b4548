import { Card } from '@wiki/ui';
import type { ReactNode } from 'react';
import classes from '../../components/form/form.module.css';

/** A part of the form with its name. */
export function Section({
  title,
  note,
  children,
}: {
  title: ReactNode;
  /** What it is for, in a sentence. */
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card padding="lg">
      <fieldset className={classes.group}>
        <legend>{title}</legend>
        {note && <p className={classes.note}>{note}</p>}
        {children}
      </fieldset>
    </Card>
  );
}
