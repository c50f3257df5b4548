import { Skeleton } from '@mantine/core';
import classes from './page-skeleton.module.css';

/** Holds the place of a page whose code is on its way. */
export function PageSkeleton() {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <Skeleton height={40} width="60%" maw={360} />
      <Skeleton height={18} width="90%" maw={560} />
      <Skeleton height={280} radius="lg" />
    </div>
  );
}
