import { Trans } from '@lingui/react/macro';
import { IconUserPlus } from '@tabler/icons-react';
import { Button, Card, InlineAlert } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import classes from './business-people.module.css';
import { InvitationTable } from './invitation-table.tsx';
import { MemberTable } from './member-table.tsx';
import type { PeopleAct, PeopledBusiness } from './people.ts';
import { PeopleDialog } from './people-dialog.tsx';

export interface BusinessPeopleProps {
  business: PeopledBusiness;
  /** Further ways to add people, beside the invitation. */
  actions?: ReactNode;
}

/** The people of a business and those who are invited; whoever manages the business acts on them. */
export function BusinessPeople({ business, actions }: BusinessPeopleProps) {
  const [act, setAct] = useState<PeopleAct | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const { viewerCanManage } = business;
  const members = business.members ?? [];
  const invitations = business.invitations ?? [];
  const begin = (next: PeopleAct) => {
    setNews(null);
    setAct(next);
  };
  return (
    <div className={classes.people}>
      {news && <InlineAlert tone="success">{news}</InlineAlert>}
      <section>
        <div className={classes.head}>
          <h2 className={classes.title}>
            <Trans>People</Trans>
          </h2>
          {viewerCanManage && (
            <div className={classes.actions}>
              {actions}
              <Button
                leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
                onClick={() => begin({ kind: 'invite' })}
              >
                <Trans>Invite someone</Trans>
              </Button>
            </div>
          )}
        </div>
        {!viewerCanManage && (
          <p className={classes.note}>
            <Trans>Business administrators invite and remove people.</Trans>
          </p>
        )}
        {members.length > 0 ? (
          <MemberTable members={members} canManage={viewerCanManage} onAct={begin} />
        ) : (
          <Card padding="lg">
            <p className={classes.note}>
              <Trans>This business has no people yet.</Trans>
            </p>
          </Card>
        )}
      </section>
      <section>
        <h2 className={classes.title}>
          <Trans>Pending invitations</Trans>
        </h2>
        {invitations.length > 0 ? (
          <InvitationTable
            invitations={invitations}
            canManage={viewerCanManage}
            onCancel={(invitation) => begin({ kind: 'cancel', invitation })}
          />
        ) : (
          <Card padding="lg">
            <p className={classes.note}>
              <Trans>There are none. People you invite appear here until they respond.</Trans>
            </p>
          </Card>
        )}
      </section>
      {act && (
        <PeopleDialog business={business} act={act} onDone={setNews} onClose={() => setAct(null)} />
      )}
    </div>
  );
}
