import { useLingui } from '@lingui/react/macro';
import { BrandPanel, Button, WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useViewer, type Viewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';

interface Step {
  to: string;
  label: string;
}

/** What the place is for and what comes next, for this person. */
function useWelcome(viewer: Viewer | null): {
  title: string;
  message: string;
  steps: readonly [Step, Step];
} {
  const { t } = useLingui();
  const explore = { to: paths.products(), label: t`Explore the network` };
  if (!viewer) {
    return {
      title: t`The business network where everyone wins`,
      message: t`Find suppliers, customers and allies in five countries, and deal with them directly. Joining costs nothing.`,
      steps: [
        { to: paths.register(), label: t`Join the network` },
        { to: paths.about(), label: t`How it works` },
      ],
    };
  }
  const title = t`Good to see you, ${viewer.firstName}`;
  if (viewer.membershipEntry === 'PAY') {
    return {
      title,
      message: t`Your application is approved. Pay for the first month and we open your business on the network.`,
      steps: [{ to: paths.payMembership(), label: t`Pay for business membership` }, explore],
    };
  }
  if (viewer.membershipEntry === 'STATUS') {
    return {
      title,
      message: t`Your application is under way. See where it stands and what comes next.`,
      steps: [{ to: paths.becomeBusinessMember(), label: t`My application` }, explore],
    };
  }
  if (viewer.memberType === 'user') {
    return {
      title,
      message: t`Do you have a business? Bring it to the network and publish your products, services and property.`,
      steps: [
        { to: paths.becomeBusinessMember(), label: t`Become a business member` },
        { to: paths.favourites(), label: t`My favourites` },
      ],
    };
  }
  return {
    title,
    message: t`Show what your business offers: what you publish reaches the whole network at once.`,
    steps: [
      { to: paths.newListing(), label: t`Publish something` },
      { to: paths.myListings(), label: t`My listings` },
    ],
  };
}

/** The opening of the home page: different for visitors, users and businesses. */
export function Welcome() {
  const { viewer } = useViewer();
  const {
    title,
    message,
    steps: [first, second],
  } = useWelcome(viewer);
  return (
    <BrandPanel
      title={title}
      message={message}
      actions={
        <>
          <Button component={Link} to={first.to} variant="action">
            {first.label}
          </Button>
          <Button component={Link} to={second.to} variant="on-brand">
            {second.label}
          </Button>
        </>
      }
      art={<WeaveArt seed="wiki-empresarios" palette="jade" columns={7} rows={5} ratio={1.4} />}
    />
  );
}
