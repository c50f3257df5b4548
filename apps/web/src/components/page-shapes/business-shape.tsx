import { useLingui } from '@lingui/react/macro';
import { SkeletonBar, VisuallyHidden } from '@wiki/ui';
import { BusinessFrame } from './business-frame.tsx';
import classes from './business-shape.module.css';

/** A business on its way, in the shape of the head of its profile. */
export function BusinessShape() {
  const { t } = useLingui();
  return (
    <>
      <output>
        <VisuallyHidden>{t`Loading the page`}</VisuallyHidden>
      </output>
      <div className={classes.head} aria-hidden>
        <BusinessFrame logo={<SkeletonBar width="112px" height="112px" />}>
          <div className={classes.bars}>
            <SkeletonBar width="min(100%, 340px)" height="34px" />
            <SkeletonBar width="min(70%, 260px)" />
            <SkeletonBar width="min(100%, 440px)" height="44px" />
          </div>
        </BusinessFrame>
      </div>
    </>
  );
}
