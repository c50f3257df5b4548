import type { ReactNode } from 'react';
import classes from './business-frame.module.css';

export interface BusinessFrameProps {
  /** The picture across; its place alone while it is on its way. */
  cover?: ReactNode;
  logo: ReactNode;
  /** Who it is, beside the logo, or below it on a phone. */
  children: ReactNode;
}

/** The head of the profile of a business: also the shape in which it is waited for. */
export function BusinessFrame({ cover, logo, children }: BusinessFrameProps) {
  return (
    <div className={classes.head}>
      <div className={classes.cover}>{cover}</div>
      <div className={classes.body}>
        <div className={classes.logo}>{logo}</div>
        {children}
      </div>
    </div>
  );
}
