import { SkeletonBar } from '@wiki/ui';
import classes from './waiting-page.module.css';

/** Where the title of a page will be, and the line below it. */
export function ShapeTitle() {
  return (
    <div className={classes.title} aria-hidden>
      <SkeletonBar width="min(70%, 320px)" height="36px" />
      <SkeletonBar width="min(90%, 480px)" height="18px" />
    </div>
  );
}
