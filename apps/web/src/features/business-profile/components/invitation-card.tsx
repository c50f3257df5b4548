import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, Card, InlineAlert, WeaveArt } from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../../components/files/picture.tsx';
import { ProblemAlert } from '../../../components/page/problem-alert.tsx';
import {
  type InvitationFragment,
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
} from '../../../gql/business-profile.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { FormProblem, RefusedInput } from '../../../lib/forms/form-problem.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './invitation-card.module.css';

/** The answer that was given to an invitation. */
export interface Answer {
  kind: 'accepted' | 'declined';
  business: { id: string; name: string };
}

export interface InvitationCardProps {
  invitation: InvitationFragment;
  /** What proves that the mail was received, for addresses that are not confirmed. */
  token: string | null;
  /** Whether the viewer works for a business already. */
  isTaken: boolean;
  onAnswer: (answer: Answer) => void;
}

/** Who invites, to do what, and the two answers. */
export function InvitationCard({ invitation, token, isTaken, onAnswer }: InvitationCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [accept] = useAcceptInvitationMutation();
  const [decline] = useDeclineInvitationMutation();
  const [busy, setBusy] = useState<Answer['kind'] | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const { id: invitationId, business, role, dateExpires } = invitation;
  const { name, artwork, city, country } = business;

  const answer = async (kind: Answer['kind'], send: () => Promise<readonly RefusedInput[]>) => {
    setBusy(kind);
    setProblem(null);
    try {
      const [refusal] = await send();
      if (!refusal) return onAnswer({ kind, business });
      setProblem({ code: refusal.code });
    } catch (error) {
      setProblem({ code: failureOf(error) });
    }
    setBusy(null);
  };
  const sendAccept = async () => {
    const { data } = await accept({ variables: { input: { invitationId, token } } });
    return data?.acceptBusinessInvitation.userErrors ?? [];
  };
  const sendDecline = async () => {
    const { data } = await decline({ variables: { input: { invitationId, token } } });
    return data?.declineBusinessInvitation.userErrors ?? [];
  };

  return (
    <Card padding="none" className={classes.card}>
      <div className={classes.art}>
        <WeaveArt seed={artwork.seed} palette={artwork.palette} columns={12} rows={3} ratio={5} />
      </div>
      <div className={classes.body}>
        <span className={classes.logo}>
          {business.logo ? (
            <Picture image={business.logo} sizes="72px" alt="" />
          ) : (
            <Avatar kind="business" name={name} seed={business.id} size={72} />
          )}
        </span>
        <h2 className={classes.title}>
          <Trans>{name} has invited you to its team</Trans>
        </h2>
        <p className={classes.place}>
          {city}, {format.country(country)} ·{' '}
          <Link to={paths.entrepreneur(business.id)}>
            <Trans>See its profile</Trans>
          </Link>
        </p>
        <p>
          {role === 'businessAdmin' ? (
            <Trans>
              As an administrator you’ll manage its profile, its listings, its people and its
              membership.
            </Trans>
          ) : (
            <Trans>
              As an authorized user you’ll keep its profile and its listings up to date.
            </Trans>
          )}{' '}
          <Trans>The invitation is open until {format.date(dateExpires)}.</Trans>
        </p>
        {isTaken && (
          <InlineAlert tone="warning" title={t`You already work for a business`}>
            <Trans>
              One person works for one business. To accept, first leave yours in{' '}
              <Link to={paths.editBusinessProfile({ tab: 'people' })}>its people</Link>.
            </Trans>
          </InlineAlert>
        )}
        <ProblemAlert problem={problem}>
          {problem?.code === 'EMAIL_NOT_VERIFIED' && (
            <Trans>
              Open the invitation from the e-mail we sent you, or confirm your e-mail address first.
            </Trans>
          )}
        </ProblemAlert>
        <div className={classes.actions}>
          {!isTaken && (
            <Button
              loading={busy === 'accepted'}
              disabled={busy === 'declined'}
              onClick={() => void answer('accepted', sendAccept)}
            >
              <Trans>Accept and join</Trans>
            </Button>
          )}
          <Button
            variant="default"
            loading={busy === 'declined'}
            disabled={busy === 'accepted'}
            onClick={() => void answer('declined', sendDecline)}
          >
            <Trans>Decline</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}
