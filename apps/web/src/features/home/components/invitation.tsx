import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Card } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useViewer, type Viewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './invitation.module.css';

/** What the next step is for this person. */
function useNextStep(viewer: Viewer | null) {
  const { t } = useLingui();
  const name = viewer?.firstName ?? '';
  if (!viewer) {
    return {
      title: t`Take part in the network`,
      text: t`Create an account to talk with sellers, write in the forum and follow what matters to you. It costs nothing.`,
      to: paths.register(),
      action: t`Create an account`,
    };
  }
  if (viewer.membershipEntry === 'PAY') {
    return {
      title: t`Your application is approved`,
      text: t`Pay for the first month and we open your business on the network.`,
      to: paths.payMembership(),
      action: t`Pay for business membership`,
    };
  }
  if (viewer.membershipEntry === 'STATUS') {
    return {
      title: t`Good to see you, ${name}`,
      text: t`Your application is under way. See where it stands and what comes next.`,
      to: paths.becomeBusinessMember(),
      action: t`My application`,
    };
  }
  if (viewer.memberType === 'user') {
    return {
      title: t`Good to see you, ${name}`,
      text: t`Do you have a business? Bring it to the network and publish your products, services and property.`,
      to: paths.becomeBusinessMember(),
      action: t`Become a business member`,
    };
  }
  return {
    title: t`Good to see you, ${name}`,
    text: t`Keep your business profile up to date: it is the first thing your customers see.`,
    to: paths.editBusinessProfile(),
    action: t`My business profile`,
  };
}

/** The invitation on the home page: different for visitors, users and businesses. */
export function Invitation() {
  const { viewer } = useViewer();
  const { title, text, to, action } = useNextStep(viewer);
  return (
    <Card padding="lg" className={classes.card}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <Button component={Link} to={to}>
        {action}
      </Button>
      {!viewer && (
        <p className={classes.alternative}>
          <Trans>
            Already a member? <Link to={paths.login()}>Sign in</Link>
          </Trans>
        </p>
      )}
    </Card>
  );
}
