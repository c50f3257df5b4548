import { useLingui } from '@lingui/react/macro';
import { plainTextOf } from '@wiki/domain';
import { BrandPanel, Button, WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { writtenIn } from '../../../domains/editorial/written-in.ts';
import { useHomeWelcomeQuery } from '../../../gql/home.ts';
import { useViewer, type Viewer } from '../../../lib/auth/use-viewer.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
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
  const localized = useLocalized();
  // What administrators wrote for those who come for the first time.
  const { data } = useHomeWelcomeQuery({ skip: viewer !== null });
  const said = data?.document;
  const language = useLanguage();
  const written = said && writtenIn(said.body, language);
  const text = written ? plainTextOf(written.document) : '';
  const explore = { to: paths.products(), label: t`Explore the network` };
  if (!viewer) {
    return {
      title: said?.title ? localized(said.title) : t`The business network where everyone wins`,
      message:
        text ||
        t`Find suppliers, customers and allies in five countries, and deal with them directly. Joining costs nothing.`,
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
