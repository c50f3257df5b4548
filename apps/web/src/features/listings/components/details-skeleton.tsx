import { useLingui } from '@lingui/react/macro';
import { SkeletonBar, VisuallyHidden } from '@wiki/ui';
import classes from './details-skeleton.module.css';

/** A listing on its way, in the shape of its page. */
export function DetailsSkeleton() {
  const { t } = useLingui();
  return (
    <div className={classes.layout}>
      <output>
        <VisuallyHidden>{t`Loading the page`}</VisuallyHidden>
      </output>
      <div className={classes.picture} aria-hidden />
      <div className={classes.words} aria-hidden>
        <SkeletonBar width="30%" />
        <SkeletonBar width="90%" height="34px" />
        <SkeletonBar width="55%" />
        <SkeletonBar width="40%" height="26px" />
        <SkeletonBar height="48px" />
        <SkeletonBar height="120px" />
      </div>
    </div>
  );
}
