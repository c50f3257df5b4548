import { useLingui } from '@lingui/react/macro';
import { CardSkeleton, SkeletonBar, VisuallyHidden } from '@wiki/ui';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { CardGrid } from '../lists/card-grid.tsx';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { BusinessShape } from './business-shape.tsx';
import { ListingShape } from './listing-shape.tsx';
import classes from './page-shape.module.css';
import { type Shape, shapeOf } from './shape-of.ts';

/** How wide the lines of a paragraph are. */
const lines = ['100%', '94%', '97%', '88%', '99%', '91%', '62%'];

function Title() {
  return (
    <div className={classes.title} aria-hidden>
      <SkeletonBar width="min(70%, 320px)" height="36px" />
      <SkeletonBar width="min(90%, 480px)" height="18px" />
    </div>
  );
}

function Cards() {
  const { t } = useLingui();
  return (
    <>
      <Title />
      <CardGrid>
        <CardSkeleton label={t`Loading the page`} count={8} />
      </CardGrid>
    </>
  );
}

function Home() {
  return (
    <>
      <Title />
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
      <Title />
      <div className={classes.lines} aria-hidden>
        {lines.map((width) => (
          <SkeletonBar key={width} width={width} height="16px" />
        ))}
      </div>
    </div>
  );
}

function Rows() {
  return (
    <>
      <Title />
      <PageSkeleton />
    </>
  );
}

const shapes: Record<Shape, ComponentType> = {
  home: Home,
  cards: Cards,
  listing: ListingShape,
  business: BusinessShape,
  text: Text,
  rows: Rows,
};

/** The page at this address, from afar. */
export function PageShape() {
  const Shown = shapes[shapeOf(useLocation().pathname)];
  return (
    <div className={classes.page}>
      <Shown />
    </div>
  );
}
