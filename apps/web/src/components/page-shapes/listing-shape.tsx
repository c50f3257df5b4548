import { useLingui } from '@lingui/react/macro';
import { SkeletonBar, VisuallyHidden } from '@wiki/ui';
import classes from './listing-shape.module.css';

/** A listing on its way, in the shape of its page. */
export function ListingShape() {
  const { t } = useLingui();
  return (
    <>
      <output>
        <VisuallyHidden>{t`Loading the page`}</VisuallyHidden>
      </output>
      <div className={classes.layout} aria-hidden>
        <div className={classes.head}>
          <SkeletonBar width="30%" />
          <SkeletonBar width="90%" height="34px" />
          <SkeletonBar width="55%" />
        </div>
        <div className={classes.picture} />
        <div className={classes.side}>
          <SkeletonBar width="40%" height="28px" />
          <SkeletonBar height="44px" />
          <SkeletonBar height="44px" />
          <SkeletonBar height="112px" />
        </div>
      </div>
    </>
  );
}
