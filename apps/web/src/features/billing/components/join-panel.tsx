import { Trans } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import type { Viewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './plans/plans.module.css';

/** The way in, at the end: for visitors with and without an account, and for who has no business yet. */
export function JoinPanel({ viewer }: { viewer: Viewer | null }) {
  if (viewer?.businessId || viewer?.memberType === 'wikiAdmin') return null;
  if (viewer) {
    return (
      <section className={classes.join}>
        <div>
          <h2>
            <Trans>Bring your business</Trans>
          </h2>
          <p>
            <Trans>We keep what you fill in, even if the connection drops.</Trans>
          </p>
          <Button component={Link} to={paths.becomeBusinessMember()} variant="action">
            <Trans>Apply with my business</Trans>
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className={classes.join}>
      <div>
        <h2>
          <Trans>New here?</Trans>
        </h2>
        <p>
          <Trans>
            Start free and look around. You can apply with your business whenever you’re ready.
          </Trans>
        </p>
        <Button component={Link} to={paths.register()} variant="action">
          <Trans>Create a free account</Trans>
        </Button>
      </div>
      <div>
        <h2>
          <Trans>Already have an account?</Trans>
        </h2>
        <p>
          <Trans>Sign in and apply. We keep what you fill in, even if the connection drops.</Trans>
        </p>
        <Button
          component={Link}
          to={paths.login({ next: paths.becomeBusinessMember() })}
          variant="on-brand"
        >
          <Trans>Sign in and apply</Trans>
        </Button>
      </div>
    </section>
  );
}
