import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { PageSkeleton } from '../page-skeleton.tsx';
import { shapeOf } from './shape-of.ts';
import { ShapeTitle } from './shape-title.tsx';
import classes from './waiting-page.module.css';

// The first page of a visitor comes rendered: what other pages look like from afar is no part of it.
const OwnShapes = lazy(() =>
  import('./own-shapes.tsx').then(({ OwnShapes: shapes }) => ({ default: shapes })),
);

const rows = (
  <>
    <ShapeTitle />
    <PageSkeleton />
  </>
);

/** Holds the place of a page whose code, or whose reader, is not known yet, in that page's shape. */
export function WaitingPage() {
  const shape = shapeOf(useLocation().pathname);
  return (
    <div className={classes.page}>
      {shape === null ? (
        rows
      ) : (
        <Suspense fallback={rows}>
          <OwnShapes shape={shape} />
        </Suspense>
      )}
    </div>
  );
}
