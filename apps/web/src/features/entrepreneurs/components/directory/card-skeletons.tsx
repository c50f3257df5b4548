import { SkeletonBar, VisuallyHidden } from '@wiki/ui';
import { PictureCard } from '../../../../components/lists/picture-card.tsx';
import classes from './business-card.module.css';

/** Businesses on their way, in the shape of their cards. */
export function CardSkeletons({ label, count }: { label: string; count: number }) {
  return Array.from({ length: count }, (_, piece) => (
    <div key={piece}>
      {piece === 0 && (
        <output>
          <VisuallyHidden>{label}</VisuallyHidden>
        </output>
      )}
      <div aria-hidden>
        <PictureCard ratio={3} picture={null}>
          <div className={classes.head}>
            <SkeletonBar width="56px" height="56px" />
          </div>
          <SkeletonBar width="78%" height="20px" />
          <SkeletonBar width="90%" />
          <SkeletonBar width="46%" />
          <SkeletonBar width="64%" />
        </PictureCard>
      </div>
    </div>
  ));
}
