import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorState, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import { RequireViewer } from '../../../components/page/guards.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { useViewerState, type Viewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { ApplicationForm } from '../components/application-form.tsx';
import { MembershipIntro } from '../components/membership-intro.tsx';
import { MembershipStatus } from '../components/membership-status.tsx';
import { useBeginApplication } from '../hooks/use-begin-application.ts';
import { type Application, useMyApplication } from '../hooks/use-my-application.ts';

/** The way into business membership: what it gives, the application, and what becomes of it. */
export function BecomeMember() {
  const { t } = useLingui();
  const { viewer, isKnown, isLikelyMember } = useViewerState();
  if (!isKnown && isLikelyMember) return <PageSkeleton />;
  if (viewer?.memberType === 'wikiAdmin') {
    return (
      <Notice
        art="membership"
        title={t`Membership is for businesses`}
        text={t`Administrators review applications; they don’t apply.`}
      >
        <Button component={Link} to={adminPaths.newApplications()}>
          <Trans>See the applications</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page
      title={t`Become a business member`}
      description={t`Apply with your business, pay the membership once approved, and publish products, services and property in the network.`}
    >
      {viewer ? (
        <RequireViewer>
          <Membership viewer={viewer} />
        </RequireViewer>
      ) : (
        <VisitorIntro />
      )}
    </Page>
  );
}

function VisitorIntro() {
  const next = paths.becomeBusinessMember();
  return (
    <MembershipIntro
      actions={
        <>
          <Button component={Link} to={paths.register({ next })} variant="action">
            <Trans>Create an account</Trans>
          </Button>
          <Button component={Link} to={paths.login({ next })} variant="on-brand">
            <Trans>Sign in</Trans>
          </Button>
          <PlansLink />
        </>
      }
    />
  );
}

function PlansLink() {
  return (
    <Button component={Link} to={paths.plans()} variant="on-brand">
      <Trans>See the plans</Trans>
    </Button>
  );
}

function Membership({ viewer }: { viewer: Viewer }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { application, error, refetch } = useMyApplication();
  if (application === undefined) {
    return error ? (
      <ErrorState
        title={t`We couldn’t load your application`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
      />
    ) : (
      <PageSkeleton />
    );
  }
  if (!application || application.status === 'DELETED') {
    return viewer.memberType === 'user' ? <Invitation viewer={viewer} /> : <AlreadyMember />;
  }
  if (application.status === 'DRAFT' || application.status === 'CHANGES_REQUESTED') {
    return <Draft application={application} viewer={viewer} />;
  }
  return (
    <MembershipStatus
      application={application}
      applyAgain={viewer.memberType === 'user' ? <ApplyAgain viewer={viewer} /> : null}
    />
  );
}

function Draft({ application, viewer }: { application: Application; viewer: Viewer }) {
  const { businessName } = application.form;
  return (
    <>
      <PageHeader
        title={<Trans>Become a business member</Trans>}
        description={businessName ? <Trans>Application of {businessName}</Trans> : undefined}
      />
      <ApplicationForm key={application.id} application={application} userId={viewer.id} />
    </>
  );
}

function Invitation({ viewer }: { viewer: Viewer }) {
  const { begin, isLoading, problem } = useBeginApplication(viewer);
  return (
    <MembershipIntro
      actions={
        <>
          <Button variant="action" loading={isLoading} onClick={() => void begin()}>
            <Trans>Start my application</Trans>
          </Button>
          <PlansLink />
        </>
      }
    >
      <ProblemAlert problem={problem} />
    </MembershipIntro>
  );
}

function ApplyAgain({ viewer }: { viewer: Viewer }) {
  const { begin, isLoading, problem } = useBeginApplication(viewer);
  return (
    <>
      <Button variant="action" loading={isLoading} onClick={() => void begin()}>
        <Trans>Apply again</Trans>
      </Button>
      <ProblemAlert problem={problem} />
    </>
  );
}

function AlreadyMember() {
  const { t } = useLingui();
  return (
    <EmptyState
      seed="membership"
      headingLevel={1}
      title={t`You already belong to a business`}
      message={t`Publish and answer from the profile of your business.`}
      action={
        <Button component={Link} to={paths.editBusinessProfile()}>
          <Trans>My business profile</Trans>
        </Button>
      }
    />
  );
}
