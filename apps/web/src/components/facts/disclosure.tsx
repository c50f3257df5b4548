import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

export interface DisclosureProps {
  /** The address may name it. */
  id?: string;
  /** What is always in sight: a question. */
  title: ReactNode;
  isOpen: boolean;
  children: ReactNode;
}

/** A question whose answer opens below it, also without scripts. */
export function Disclosure({ id, title, isOpen, children }: DisclosureProps) {
  return (
    <details id={id} open={isOpen} className={classes.disclosure}>
      <summary>
        <span>{title}</span>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
