import { Children, type ReactNode } from 'react';
import { HydratedWhenReached } from '../page/hydrated-when-reached.tsx';
import classes from './card-grid.module.css';

/** Cards side by side, as many as fit; one below the other on a phone. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className={classes.grid}>
      {Children.map(children, (card) => card && <HydratedWhenReached>{card}</HydratedWhenReached>)}
    </div>
  );
}
