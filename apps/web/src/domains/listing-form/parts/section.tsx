import { Card } from '@wiki/ui';
import { type ReactNode, useId } from 'react';
import classes from '../listing-form.module.css';

/** A part of the form with its name; `id` is where the progress leads. */
export function Section({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: ReactNode;
  /** What it is for, in a sentence. */
  note?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} tabIndex={-1} className={classes.anchor} aria-labelledby={titleId}>
      <Card padding="lg" className={classes.section}>
        <h2 id={titleId} className={classes.heading}>
          {title}
        </h2>
        {note && <p className={classes.note}>{note}</p>}
        {children}
      </Card>
    </section>
  );
}
