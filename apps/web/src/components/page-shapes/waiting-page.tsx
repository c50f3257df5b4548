import { Suspense } from 'react';
import { PageSkeleton } from '../page/page-skeleton.tsx';
import { lazyPart } from '../page/lazy-part.tsx';

// The first page of a visitor comes rendered: what others look like from afar is no part of it.
const PageShape = lazyPart(() => import('./page-shape.tsx'), 'PageShape');

/** Holds the place of a page whose code, or whose reader, is not known yet, in that page's shape. */
export function WaitingPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PageShape />
    </Suspense>
  );
}
