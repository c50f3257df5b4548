import { useLingui } from '@lingui/react/macro';
import { CardSkeleton, SkeletonBar, VisuallyHidden } from '@wiki/ui';
import type { ComponentType } from 'react';
import { CardGrid } from '../card-grid.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { BusinessShape } from './business-shape.tsx';
import { ListingShape } from './listing-shape.tsx';
import type { OwnShape } from './shape-of.ts';
import { ShapeTitle } from './shape-title.tsx';
import classes from './waiting-page.module.css';

/** How wide the lines of a paragraph are. */
const lines = ['100%', '94%', '97%', '88%', '99%', '91%', '62%'];

function Cards() {
  const { t } = useLingui();
  return (
    <>
      <ShapeTitle />
      <CardGrid>
        <CardSkeleton label={t`Loading the page`} count={8} />
      </CardGrid>
    </>
  );
}

function Home() {
  return (
    <>
      <ShapeTitle />
      <div className={classes.desk} aria-hidden />
      <PageSkeleton />
    </>
  );
}

function Text() {
  const { t } = useLingui();
  return (
    <div className={classes.text}>
      <output>
        <VisuallyHidden>{t`Loading the page`}</VisuallyHidden>
      </output>
      <ShapeTitle />
      <div className={classes.lines} aria-hidden>
        {lines.map((width) => (
          <SkeletonBar key={width} width={width} height="16px" />
        ))}
      </div>
    </div>
  );
}

const shapes: Record<OwnShape, ComponentType> = {
  home: Home,
  cards: Cards,
  listing: ListingShape,
  business: BusinessShape,
  text: Text,
};

/** The shape of pages that have one of their own. */
export function OwnShapes({ shape }: { shape: OwnShape }) {
  const Shape = shapes[shape];
  return <Shape />;
}
