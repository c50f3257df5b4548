import { Card } from '@wiki/ui';
import type { ReactNode } from 'react';
import classes from './form.module.css';

/** Fields that belong together, under their heading. */
export function FormSection({
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
