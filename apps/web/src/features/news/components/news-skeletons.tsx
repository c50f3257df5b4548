import { useLingui } from '@lingui/react/macro';
import { CardSkeleton } from '@wiki/ui';
import classes from '../views/news.module.css';

/** Holds the place of news that are on their way. */
export function NewsSkeletons() {
  const { t } = useLingui();
  return (
    <div className={classes.grid}>
      <CardSkeleton label={t`Loading the news`} count={6} />
    </div>
  );
}
