import classes from './skeletons.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface SkeletonsProps {
  /** Read aloud once: "Cargando productos". */
  label: string;
  /** How many pieces, as many as will come. */
  count?: number;
}

const pieces = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** One gray bar. Width and height are CSS lengths. */
export function SkeletonBar({
  width = '100%',
  height = '14px',
}: {
  width?: string;
  height?: string;
}) {
  return <span className={classes.bar} style={{ width, height }} />;
}

/** Cards that are on their way, in the shape of `MediaCard`. Put them in the grid of the list. */
export function CardSkeleton({ label, count = 6 }: SkeletonsProps) {
  return (
    <>
      {pieces(count).map((piece) => (
        <div key={piece} className={classes.card}>
          {piece === 0 ? (
            <output>
              <VisuallyHidden>{label}</VisuallyHidden>
            </output>
          ) : null}
          <span className={classes.media} />
          <span className={classes.body} aria-hidden>
            <SkeletonBar width="46%" height="22px" />
            <SkeletonBar width="92%" height="17px" />
            <SkeletonBar width="60%" />
            <SkeletonBar width="72%" height="36px" />
          </span>
        </div>
      ))}
    </>
  );
}

/**
 * Rows that are on their way: a small picture and two lines.
 * @param ofPeople the pictures are round, and stand in rows that are pressed as a whole
 */
export function ListSkeleton({
  label,
  count = 5,
  ofPeople = false,
}: SkeletonsProps & { ofPeople?: boolean }) {
  return (
    <output className={classes.list} data-people={ofPeople || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {pieces(count).map((piece) => (
        <span key={piece} className={classes.row} aria-hidden>
          <span className={classes.round} />
          <span className={classes.lines}>
            <SkeletonBar width={piece % 2 === 0 ? '78%' : '64%'} />
            <SkeletonBar width="32%" height="12px" />
          </span>
        </span>
      ))}
    </output>
  );
}
