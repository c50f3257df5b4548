import { TeamNotes } from '../../../domains/team-notes/team-notes.tsx';
import { RatingSummary } from '../../../domains/review-parts/rating-summary.tsx';
import {
  AddBusinessNoteDocument,
  type BusinessDetailsFragment,
  type BusinessHubQuery,
} from '../../../gql/admin-businesses.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { BillingCard } from '../records/billing-card.tsx';
import { ApplicationCard, HistoryCard, ListingsCard, ReviewsCard } from '../records/cards.tsx';
import { mostInvoices } from '../records/months.tsx';
import { WaitingCard } from '../records/waiting-card.tsx';
import { MembershipPanel } from './membership-panel.tsx';
import classes from './overview.module.css';
import { PeopleCard } from './people-card.tsx';
import { Standing } from './standing.tsx';
import { VerificationPanel } from './verification-panel.tsx';

/** A business at a glance: what waits, how it stands, the beginning of everything that belongs to it. */
export function Overview({
  business,
  hub,
}: {
  business: BusinessDetailsFragment;
  /** Null while it is on its way. */
  hub: BusinessHubQuery | null;
}) {
  const serves = useServes();
  const addNote = useAct(AddBusinessNoteDocument);
  const { id, notes } = business;
  const of = { businessId: id, first: 5 };
  const tab = (name: 'application' | 'billing' | 'listings' | 'reviews') =>
    adminPaths.businessProfile(id, { tab: name });
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {hub && <WaitingCard business={business} hub={hub} />}
        <MembershipPanel business={business} />
        {serves('BILLING') && <BillingCard {...of} first={mostInvoices} all={tab('billing')} />}
        <div className={classes.pair}>
          {serves('LISTINGS') && <ListingsCard {...of} all={tab('listings')} />}
          <ReviewsCard
            {...of}
            above={<RatingSummary business={business} isNarrow />}
            {...(serves('REVIEWS') ? { all: tab('reviews') } : {})}
          />
        </div>
      </div>
      <aside className={classes.main}>
        <PeopleCard business={business} />
        {serves('APPLICATIONS') && <ApplicationCard {...of} />}
        {notes && (
          <TeamNotes
            notes={notes.map(({ dateCreated: date, ...note }) => ({ ...note, date }))}
            add={(text) => addNote({ businessId: id, text })}
          />
        )}
        {serves('BUSINESSES') && (
          <>
            <div id="verification">
              <VerificationPanel business={business} />
            </div>
            <Standing business={business} />
          </>
        )}
        {serves('AUDIT') && <HistoryCard {...of} />}
      </aside>
    </div>
  );
}
