import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState } from '@wiki/ui';
import type { ReactNode } from 'react';

/** What a list says when there is nothing, and, while nothing narrows it, what will come. */
export interface EmptyWords {
  title: string;
  message?: ReactNode;
  action?: ReactNode;
}

interface EmptyListProps {
  /** The list's name: the seed of its artwork. */
  name: string;
  empty: EmptyWords;
  /** Takes away what narrows the list; null when nothing does. */
  onClear: (() => void) | null;
}

/** A list without rows: nothing fits, or there is nothing yet. */
export function EmptyList({ name, empty, onClear }: EmptyListProps) {
  const { t } = useLingui();
  if (!onClear) return <EmptyState seed={name} {...empty} />;
  return (
    <EmptyState
      seed={name}
      title={empty.title}
      message={t`Nothing matches your search and filters.`}
      action={
        <Button variant="default" onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  );
}
