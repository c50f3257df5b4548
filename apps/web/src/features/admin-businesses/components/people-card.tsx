import { Plural, Trans } from '@lingui/react/macro';
import { Avatar, Card } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { MemberTypeName } from '../../../components/facts/member-type-name.tsx';
import type { PeopledBusiness } from '../../../domains/business-people/people.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import records from '../records/records.module.css';
import classes from './people-card.module.css';

/** Who works for a business, at a glance: each leads to the account. */
export function PeopleCard({ business }: { business: PeopledBusiness }) {
  const format = useFormat();
  const serves = useServes();
  const members = business.members ?? [];
  const invited = business.invitations?.length ?? 0;
  return (
    <Card padding="lg">
      <div className={records.head}>
        <h2>
          <Trans>People</Trans>{' '}
          <span className={records.count}>{format.number(members.length)}</span>
        </h2>
        {serves('BUSINESSES') && (
          <Link to={adminPaths.businessProfile(business.id, { tab: 'people' })}>
            <Trans>Invite and change</Trans>
          </Link>
        )}
      </div>
      {members.length === 0 && (
        <p className={records.words}>
          <Trans>This business has no people yet.</Trans>
        </p>
      )}
      <ul className={classes.people}>
        {members.map(({ role, user }) => (
          <li key={user.id}>
            <Avatar name={user.displayName} seed={user.id} src={user.photoUrl} size={36} />
            <div>
              {serves('ACCOUNTS') ? (
                <Link to={adminPaths.user(user.id)}>{user.displayName}</Link>
              ) : (
                <strong>{user.displayName}</strong>
              )}
              <span>
                <MemberTypeName type={role} />
              </span>
              {user.email && <a href={`mailto:${user.email}`}>{user.email}</a>}
            </div>
          </li>
        ))}
      </ul>
      {invited > 0 && (
        <p className={records.words}>
          <Plural value={invited} one="# invitation is open" other="# invitations are open" />
        </p>
      )}
    </Card>
  );
}
