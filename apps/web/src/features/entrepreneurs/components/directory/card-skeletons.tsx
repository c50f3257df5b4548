import { SkeletonBar, VisuallyHidden } from '@wiki/ui';
import classes from './business-card.module.css';

/** Businesses on their way, in the shape of their cards. */
export function CardSkeletons({ label, count }: { label: string; count: number }) {
  return Array.from({ length: count }, (_, piece) => (
    <div key={piece} className={classes.card}>
      {piece === 0 && (
        <output>
          <VisuallyHidden>{label}</VisuallyHidden>
        </output>
      )}
      <div className={classes.cover} />
      <div className={classes.head} aria-hidden>
        <SkeletonBar width="56px" height="56px" />
      </div>
      <div className={classes.body} aria-hidden>
        <SkeletonBar width="78%" height="20px" />
        <SkeletonBar width="90%" />
        <SkeletonBar width="46%" />
        <SkeletonBar width="64%" />
      </div>
    </div>
  ));
}
