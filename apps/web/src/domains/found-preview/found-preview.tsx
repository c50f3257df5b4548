import { useLingui } from '@lingui/react/macro';
import { formatTaxId } from '@wiki/domain';
import { InlineAlert, SkeletonBar } from '@wiki/ui';
import { skipToken, useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../components/facts/facts.tsx';
import { MemberTypeName } from '../../components/facts/member-type-name.tsx';
import { MembershipStatusLabel } from '../../components/facts/membership-status.tsx';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import { FoundPreviewDocument, type FoundPreviewQuery } from '../../gql/found-preview.ts';
import { useErrorMessage } from '../../lib/errors/use-error-message.ts';
import { formatPhone } from '../../lib/format/format-phone.ts';
import { placeOf } from '../../lib/format/place-of.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { ApplicationStatusLabel } from '../application/application-status.tsx';
import { ListingStatusBadge } from '../listing-form/managed/listing-status.tsx';
import { PaymentStatusLabel } from '../payment-parts/payment-status.tsx';
import { TicketBadge } from '../ticket-parts/ticket-badge.tsx';
import classes from './found-preview.module.css';

const kinds = [
  'person',
  'business',
  'application',
  'payment',
  'listing',
  'discussion',
  'ticket',
] as const;

type Kind = (typeof kinds)[number];
type Part<Name extends keyof FoundPreviewQuery> = NonNullable<FoundPreviewQuery[Name]>;

/** Whether things of this kind have a preview. */
export const hasPreview = (kind: string): kind is Kind => kinds.some((each) => each === kind);

/** A note of the team, the last one. */
function LastNote({ text, author }: { text: string; author: string | null }) {
  const { t } = useLingui();
  return (
    <Fact name={t`Last note`}>
      {text}
      {author && <span className={classes.by}> · {author}</span>}
    </Fact>
  );
}

function PersonFacts({ of: user }: { of: Part<'user'> }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Facts>
      <Fact name={t`Role`}>
        <MemberTypeName type={user.memberType} />
      </Fact>
      <Fact name={t`Suspended since`}>
        {user.suspension && <TimeAgo value={user.suspension.dateSince} />}
      </Fact>
      <Fact name={t`E-mail`}>{user.email}</Fact>
      <Fact name={t`Phone`}>{user.phone && formatPhone(user.phone)}</Fact>
      <Fact name={t`Business`}>{user.business?.name}</Fact>
      <Fact name={t`City`}>{user.city}</Fact>
      <Fact name={t`Member since`}>{format.date(user.dateJoined)}</Fact>
    </Facts>
  );
}

function BusinessFacts({ of: business }: { of: Part<'business'> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { membership, dateCreated, notes } = business;
  const last = notes?.at(-1);
  return (
    <Facts>
      <Fact name={t`Membership`}>
        {membership ? <MembershipStatusLabel status={membership.status} /> : t`None`}
      </Fact>
      <Fact name={t`Paid until`}>
        {membership?.datePeriodEnd && format.date(membership.datePeriodEnd)}
      </Fact>
      <Fact name={t`Place`}>{placeOf(business, format)}</Fact>
      <Fact name={t`On the network since`}>{format.date(dateCreated)}</Fact>
      {last && <LastNote text={last.text} author={last.author?.displayName ?? null} />}
    </Facts>
  );
}

function ApplicationFacts({ of: application }: { of: Part<'application'> }) {
  const { t } = useLingui();
  const { status, applicant, dateSubmitted, dateChanged, form, notes } = application;
  const last = notes?.at(-1);
  return (
    <Facts>
      <Fact name={t`State`}>
        <ApplicationStatusLabel status={status} />
      </Fact>
      <Fact name={t`Applicant`}>{applicant.displayName}</Fact>
      <Fact name={t`Tax ID`}>{form.taxId && formatTaxId(form.taxId, form.country ?? '')}</Fact>
      <Fact name={t`City`}>{form.city}</Fact>
      <Fact name={t`Submitted`}>{dateSubmitted && <TimeAgo value={dateSubmitted} />}</Fact>
      <Fact name={t`Last change`}>
        <TimeAgo value={dateChanged} />
      </Fact>
      {last && <LastNote text={last.text} author={last.author?.displayName ?? null} />}
    </Facts>
  );
}

function PaymentFacts({ of: payment }: { of: Part<'payment'> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { status, surplus, localAmount, date, businessName, customerEmail } = payment;
  return (
    <Facts>
      <Fact name={t`State`}>
        <PaymentStatusLabel status={status} surplus={surplus ?? null} />
      </Fact>
      <Fact name={t`Amount`}>
        {format.money(localAmount)} {localAmount.currency}
      </Fact>
      <Fact name={t`Date`}>{format.dateTime(date)}</Fact>
      <Fact name={t`Business`}>{businessName}</Fact>
      <Fact name={t`E-mail`}>{customerEmail}</Fact>
      <Fact name={t`Receipt`}>{payment.receiptNumber}</Fact>
      <Fact name={t`Note`}>{payment.note}</Fact>
    </Facts>
  );
}

function ListingFacts({ of: listing }: { of: Part<'managedListing'> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { status, business, priceFrom, dateChanged } = listing;
  return (
    <Facts>
      <Fact name={t`State`}>
        <ListingStatusBadge status={status} />
      </Fact>
      <Fact name={t`Business`}>{business.name}</Fact>
      <Fact name={t`Price`}>{priceFrom && `${format.money(priceFrom)} ${priceFrom.currency}`}</Fact>
      <Fact name={t`Last change`}>
        <TimeAgo value={dateChanged} />
      </Fact>
    </Facts>
  );
}

function DiscussionFacts({ of: discussion }: { of: Part<'discussion'> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { author, commentCount, dateActive, excerpt } = discussion;
  return (
    <>
      <p className={classes.excerpt}>{excerpt}</p>
      <Facts>
        <Fact name={t`Author`}>{author?.displayName}</Fact>
        <Fact name={t`Comments`}>{format.number(commentCount)}</Fact>
        <Fact name={t`Last active`}>
          <TimeAgo value={dateActive} />
        </Fact>
      </Facts>
    </>
  );
}

function TicketFacts({ of: ticket }: { of: Part<'ticket'> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { status, requesterName, requesterEmail, assignee, messageCount, dateActive } = ticket;
  return (
    <Facts>
      <Fact name={t`State`}>
        <TicketBadge status={status} />
      </Fact>
      <Fact name={t`Requester`}>{requesterName}</Fact>
      <Fact name={t`E-mail`}>{requesterEmail}</Fact>
      <Fact name={t`Handled by`}>{assignee?.displayName ?? t`Nobody yet`}</Fact>
      <Fact name={t`Messages`}>{format.number(messageCount)}</Fact>
      <Fact name={t`Last active`}>
        <TimeAgo value={dateActive} />
      </Fact>
    </Facts>
  );
}

/** What is known of the thing, by its kind; null for one that went in the meantime. */
function factsOf(data: FoundPreviewQuery): ReactNode {
  const { user, business, application, payment, managedListing, discussion, ticket } = data;
  if (user) return <PersonFacts of={user} />;
  if (business) return <BusinessFacts of={business} />;
  if (application) return <ApplicationFacts of={application} />;
  if (payment) return <PaymentFacts of={payment} />;
  if (managedListing) return <ListingFacts of={managedListing} />;
  if (discussion) return <DiscussionFacts of={discussion} />;
  return ticket ? <TicketFacts of={ticket} /> : null;
}

export interface FoundPreviewProps {
  /** What is chosen; null while nothing that has a preview is. */
  found: { id: string; kind: Kind; title: string } | null;
}

/** What decides whether to open what was found: how it stands, whose it is, what was noted last. */
export function FoundPreview({ found }: FoundPreviewProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error } = useQuery(
    FoundPreviewDocument,
    found
      ? {
          // Parts of things: the cache keeps what their pages read.
          fetchPolicy: 'no-cache',
          variables: {
            id: found.id,
            person: found.kind === 'person',
            business: found.kind === 'business',
            application: found.kind === 'application',
            payment: found.kind === 'payment',
            listing: found.kind === 'listing',
            discussion: found.kind === 'discussion',
            ticket: found.kind === 'ticket',
          },
        }
      : skipToken,
  );
  return (
    <aside className={classes.preview} aria-label={t`Preview`}>
      {found && <h2>{found.title}</h2>}
      {found && !data && !error && <SkeletonBar />}
      {found && error && <InlineAlert tone="error">{errorMessage(error)}</InlineAlert>}
      {found && data && (factsOf(data) ?? <p>{t`It’s no longer there.`}</p>)}
    </aside>
  );
}
