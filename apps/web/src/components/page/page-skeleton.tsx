import { useLingui } from '@lingui/react/macro';
import { ListSkeleton } from '@wiki/ui';

/** Holds the place of a page whose code is on its way. */
export function PageSkeleton() {
  const { t } = useLingui();
  return <ListSkeleton label={t`Loading the page`} count={6} />;
}
