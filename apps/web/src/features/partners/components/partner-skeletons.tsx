import { useLingui } from '@lingui/react/macro';
import { CardSkeleton } from '@wiki/ui';
import classes from '../views/partners.module.css';

/** Holds the place of partners that are on their way. */
export function PartnerSkeletons() {
  const { t } = useLingui();
  return (
    <div className={classes.grid}>
      <CardSkeleton label={t`Loading partners`} count={6} />
    </div>
  );
}
