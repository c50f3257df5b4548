import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useApplicationQueueQuery } from '../../../gql/admin-applications.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import classes from './queue-steps.module.css';

/** Where an application stands among those that wait for a review, with the ones before and after it. */
export function QueueSteps({ applicationId }: { applicationId: string }) {
  const { t } = useLingui();
  const { data } = useApplicationQueueQuery({ fetchPolicy: 'cache-and-network' });
  const ids = data?.applications.edges.map(({ node }) => node.id) ?? [];
  const place = ids.indexOf(applicationId);
  const [before, next] = [ids[place - 1], ids[place + 1]];
  if (ids.length === 0 || (place === -1 && !ids[0])) return null;
  const number = place + 1;
  const all = ids.length;
  return (
    <nav className={classes.steps} aria-label={t`Waiting applications`}>
      <span>
        {place === -1 ? (
          <Trans>{all} in the queue</Trans>
        ) : (
          <Trans>
            {number} of {all} in the queue
          </Trans>
        )}
      </span>
      {before && (
        <Button component={Link} variant="default" size="sm" to={adminPaths.application(before)}>
          <IconChevronUp size={18} stroke={1.75} aria-hidden />
          <Trans>Previous</Trans>
        </Button>
      )}
      {next && (
        <Button component={Link} variant="default" size="sm" to={adminPaths.application(next)}>
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
          <Trans>Next</Trans>
        </Button>
      )}
    </nav>
  );
}
