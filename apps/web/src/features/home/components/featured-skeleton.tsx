import { useLingui } from '@lingui/react/macro';
import { CardSkeleton } from '@wiki/ui';
import { CardGrid } from '../../../components/lists/card-grid.tsx';

/** What is featured, on its way. */
export function FeaturedSkeleton() {
  const { t } = useLingui();
  return (
    <CardGrid>
      <CardSkeleton label={t`Loading featured listings`} count={6} />
    </CardGrid>
  );
}
