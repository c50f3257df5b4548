import { SkeletonBar, VisuallyHidden } from '@wiki/ui';
import classes from './search-result.module.css';

/** What is being looked for, in the shape of what will be found. */
export function ResultSkeletons({ label, count }: { label: string; count: number }) {
  return (
    <>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      {Array.from({ length: count }, (_, piece) => (
        <div key={piece} className={classes.result} aria-hidden>
          <div className={classes.media}>
            <SkeletonBar width="100%" height="100%" />
          </div>
          <div className={classes.body}>
            <SkeletonBar width="30%" />
            <SkeletonBar width="62%" height="22px" />
            <SkeletonBar width="92%" />
            <SkeletonBar width="44%" />
          </div>
        </div>
      ))}
    </>
  );
}
