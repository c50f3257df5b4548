import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Key } from '../../../components/facts/key.tsx';
import { adminPaths } from '../../../lib/admin-paths.ts';
import type { QueuePlace } from '../hooks/use-queue.ts';
import classes from './queue-steps.module.css';

/** Where an application stands among those that wait for a review, with the ones before and after it. */
export function QueueSteps({ queue: { number, all, before, next } }: { queue: QueuePlace }) {
  const { t } = useLingui();
  if (all === 0) return null;
  return (
    <nav className={classes.steps} aria-label={t`Waiting applications`}>
      <span>
        {number === 0 ? (
          <Trans>{all} in the queue</Trans>
        ) : (
          <Trans>
            {number} of {all} in the queue
          </Trans>
        )}
      </span>
      {before && (
        <Button
          component={Link}
          variant="default"
          size="sm"
          aria-keyshortcuts="K"
          to={adminPaths.application(before)}
        >
          <IconChevronUp size={18} stroke={1.75} aria-hidden />
          <Trans>Previous</Trans>
          <Key>K</Key>
        </Button>
      )}
      {next && (
        <Button
          component={Link}
          variant="default"
          size="sm"
          aria-keyshortcuts="J"
          to={adminPaths.application(next)}
        >
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
          <Trans>Next</Trans>
          <Key>J</Key>
        </Button>
      )}
    </nav>
  );
}
