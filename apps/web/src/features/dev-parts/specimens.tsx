import { Button } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import classes from './parts.module.css';

/** Parts by their names, each in the states it has, by theirs. */
export type Specimens = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;

/** Holds what a controlled part holds elsewhere. */
export function Held<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, hold: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** Holds what covers the page elsewhere. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <div className={classes.frame}>{children}</div>
);

/** What opens over the page, behind a button. */
export function Opens({
  label,
  children,
}: {
  /** What it opens. */
  label: string;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open: {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

export const nothing = (): void => undefined;
