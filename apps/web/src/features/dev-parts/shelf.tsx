import classes from './parts.module.css';
import { wideParts } from './shelves/shelves.ts';
import type { Specimens } from './specimens.tsx';

/** Parts of a kind beside each other, each state under its name. */
export function Shelf({ title, specimens }: { title: string; specimens: Specimens }) {
  return (
    <section className={classes.shelf} aria-label={title}>
      <h2>{title}</h2>
      {Object.entries(specimens).map(([part, states]) => (
        <section
          key={part}
          className={classes.part}
          aria-label={part}
          data-wide={wideParts.has(part) || undefined}
        >
          <h3>{part}</h3>
          <div className={classes.states}>
            {Object.entries(states).map(([state, specimen]) => (
              <figure key={state} aria-label={`${part}, ${state}`}>
                <figcaption>{state}</figcaption>
                <div className={classes.specimen}>{specimen}</div>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
