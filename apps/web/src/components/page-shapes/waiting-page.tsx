import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../page/page-skeleton.tsx';

// The first page of a visitor comes rendered: what others look like from afar is no part of it.
const PageShape = lazy(() =>
  import('./page-shape.tsx').then((module) => ({ default: module.PageShape })),
);

/** Holds the place of a page whose code, or whose reader, is not known yet, in that page's shape. */
export function WaitingPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PageShape />
    </Suspense>
  );
}
