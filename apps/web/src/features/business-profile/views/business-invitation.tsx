import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, PageHeader } from '@wiki/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { RequireViewer } from '../../../components/page/guards.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { type InvitationFragment, useMyInvitationsQuery } from '../../../gql/business-profile.ts';
import { session } from '../../../lib/auth/browser-session.ts';
import { useViewer, useViewerState } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { type Answer, InvitationCard } from '../components/invitation-card.tsx';
import { useInvitationToken } from '../hooks/use-invitation-token.ts';
import { inOrder } from '../invitation-order.ts';
import classes from './business-invitation.module.css';

/** Invitations to work for a business: the one of the link, or all that wait for the viewer. */
export function BusinessInvitation() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const invitationId = params.get('invitation');
  const { token, forget } = useInvitationToken(invitationId);
  const { viewer, isKnown } = useViewerState();
  const [answer, setAnswer] = useState<Answer | null>(null);

  if (isKnown && !viewer) return <MustSignIn invitationId={invitationId} />;
  if (answer) return <Answered answer={answer} />;
  return (
    <RequireViewer>
      <Page title={t`Invitations to a business`} width="narrow">
        <Invitations
          invitationId={invitationId}
          token={token}
          onAnswer={(given) => {
            forget();
            setAnswer(given);
          }}
        />
      </Page>
    </RequireViewer>
  );
}

function MustSignIn({ invitationId }: { invitationId: string | null }) {
  const { t } = useLingui();
  const next = paths.businessInvitation(invitationId ? { invitation: invitationId } : {});
  return (
    <Notice
      art="invitation"
      title={t`A business has invited you to its team`}
      text={t`To answer, sign in with the e-mail address that the invitation was sent to, or create an account with it.`}
    >
      <Button component={Link} to={paths.login({ next })}>
        <Trans>Sign in</Trans>
      </Button>
      <Button component={Link} to={paths.register({ next })} variant="default">
        <Trans>Create an account</Trans>
      </Button>
    </Notice>
  );
}

function Answered({ answer: { kind, business } }: { answer: Answer }) {
  const { t } = useLingui();
  const { name } = business;
  return kind === 'accepted' ? (
    <Notice
      art={business.id}
      title={t`Welcome to ${name}`}
      text={t`You now work for it: its profile is in your menu.`}
    >
      <Button component={Link} to={paths.editBusinessProfile()}>
        <Trans>Open the business profile</Trans>
      </Button>
    </Notice>
  ) : (
    <Notice
      art={business.id}
      title={t`You declined the invitation`}
      text={t`${name} will see that you declined. If it was a mistake, ask for a new one.`}
    >
      <Button component={Link} to={paths.home()}>
        <Trans>Back to home</Trans>
      </Button>
    </Notice>
  );
}

interface InvitationsProps {
  invitationId: string | null;
  token: string | null;
  onAnswer: (answer: Answer) => void;
}

function Invitations({ invitationId, token, onAnswer }: InvitationsProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const viewer = useViewer();
  const { data, error, refetch } = useMyInvitationsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    return error ? (
      <ErrorState
        title={t`We couldn’t load the invitation`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <PageSkeleton />
    );
  }
  const { wanted, others } = inOrder(data.myBusinessInvitations, invitationId);
  const shown: InvitationFragment[] = wanted ? [wanted, ...others] : others;
  return (
    <>
      <PageHeader title={<Trans>Invitations to a business</Trans>} />
      <div className={classes.list}>
        {!wanted && (invitationId !== null || others.length === 0) && (
          <NotHere invitationId={invitationId} email={viewer?.email ?? ''} />
        )}
        {shown.map((invitation) => (
          <InvitationCard
            key={invitation.id}
            invitation={invitation}
            token={invitation.id === invitationId ? token : null}
            isTaken={Boolean(viewer?.businessId)}
            onAnswer={onAnswer}
          />
        ))}
      </div>
    </>
  );
}

/** Why there is nothing to answer, and the ways on. */
function NotHere({ invitationId, email }: { invitationId: string | null; email: string }) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const changeAccount = async () => {
    await session.signOut();
    const next = paths.businessInvitation(invitationId ? { invitation: invitationId } : {});
    await navigate(paths.login({ next }));
  };
  return (
    <section className={classes.missing}>
      <h2>
        {invitationId ? (
          <Trans>This invitation isn’t available to you</Trans>
        ) : (
          <Trans>You have no pending invitations</Trans>
        )}
      </h2>
      <p>
        {invitationId ? (
          <Trans>
            You’re signed in as {email}. The invitation was sent to another address, was already
            answered or withdrawn, or is more than 14 days old. Ask the business for a new one.
          </Trans>
        ) : (
          <Trans>When a business invites {email}, you can respond here.</Trans>
        )}
      </p>
      <div className={classes.actions}>
        {viewer?.businessId ? (
          <Button component={Link} to={paths.editBusinessProfile()}>
            <Trans>Open the business profile</Trans>
          </Button>
        ) : (
          <Button component={Link} to={paths.home()}>
            <Trans>Back to home</Trans>
          </Button>
        )}
        {invitationId && (
          <Button variant="default" onClick={() => void changeAccount()}>
            <Trans>Use another account</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
