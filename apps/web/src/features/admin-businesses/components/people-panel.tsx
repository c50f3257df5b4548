import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Card, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import type { BusinessDetailsFragment } from '../../../gql/admin-businesses.ts';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import classes from './people-panel.module.css';
import { type PeopleAct, PeopleDialog } from './people-dialog.tsx';

type Open = { act: 'invite' } | { act: 'create' } | PeopleAct;

/** Who works for a business, who was invited to, and adding people. */
export function PeoplePanel({ business }: { business: BusinessDetailsFragment }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  const members = business.members ?? [];
  const invitations = business.invitations ?? [];
  const close = () => setOpen(null);
  return (
    <div className={classes.stack}>
      <div className={classes.actions}>
        <Button
          onClick={() => {
            setCreated(null);
            setOpen({ act: 'create' });
          }}
        >
          <Trans>Create a user</Trans>
        </Button>
        <Button variant="default" onClick={() => setOpen({ act: 'invite' })}>
          <Trans>Invite someone</Trans>
        </Button>
      </div>
      {created && (
        <InlineAlert tone="success">
          <Trans>
            {created} has an account now. Tell them the password yourself: at the first sign-in they
            must set a new one.
          </Trans>
        </InlineAlert>
      )}
      <section>
        <h2 className={classes.title}>
          <Trans>Authorised users</Trans>
        </h2>
        {members.length > 0 ? (
          <MemberTable members={members} onAct={setOpen} />
        ) : (
          <Card padding="lg">
            <p className={classes.nobody}>
              <Trans>Nobody works for this business yet. Create a user or invite someone.</Trans>
            </p>
          </Card>
        )}
      </section>
      {invitations.length > 0 && (
        <section>
          <h2 className={classes.title}>
            <Trans>Invitations without an answer</Trans>
          </h2>
          <InvitationTable
            invitations={invitations}
            onCancel={(invitation) => setOpen({ act: 'cancel', invitation })}
          />
        </section>
      )}
      {open?.act === 'invite' && <InviteDialog businessId={business.id} onClose={close} />}
      {open?.act === 'create' && (
        <CreateUserDialog
          business={business}
          onClose={close}
          onCreated={(name) => {
            setCreated(name);
            close();
          }}
        />
      )}
      {open && open.act !== 'invite' && open.act !== 'create' && (
        <PeopleDialog business={business} act={open} onClose={close} />
      )}
    </div>
  );
}
