import { Trans, useLingui } from '@lingui/react/macro';
import { InlineAlert } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useSystemFacts } from './use-system-facts.ts';
import classes from './work.module.css';

/** Says above everything else that a part of the system failed; nothing while none did. */
export function SystemAlert() {
  const { t } = useLingui();
  const serves = useServes();
  const failed = useSystemFacts().filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return null;
  return (
    <div className={classes.alert}>
      <InlineAlert
        tone="warning"
        title={t`Something isn’t running as it should`}
        action={
          serves('SETTINGS') && (
            <Link to={adminPaths.jobs()}>
              <Trans>See what failed</Trans>
            </Link>
          )
        }
      >
        {failed.map(({ name, fact }) => `${name}: ${fact}`).join(' · ')}
      </InlineAlert>
    </div>
  );
}
