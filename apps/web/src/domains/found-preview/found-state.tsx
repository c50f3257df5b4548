import { MembershipStatusLabel } from '../../components/facts/membership-status.tsx';
import type {
  ApplicationStatus,
  ListingStatus,
  MembershipStatus,
  PaymentStatus,
  TicketStatus,
} from '../../gql/schema-types.ts';
import { ApplicationStatusLabel } from '../application/application-status.tsx';
import { ListingStatusBadge } from '../listing-form/managed/listing-status.tsx';
import { PaymentStatusLabel } from '../payment-parts/payment-status.tsx';
import { TicketBadge } from '../ticket-parts/ticket-badge.tsx';

export interface FoundStateProps {
  /** The one of these that it has. */
  of: {
    application: ApplicationStatus | null;
    membership: MembershipStatus | null;
    payment: PaymentStatus | null;
    listing: ListingStatus | null;
    ticket: TicketStatus | null;
  };
}

/** How something that was found stands, as its own list says it. */
export function FoundState({
  of: { application, membership, payment, listing, ticket },
}: FoundStateProps) {
  if (application) return <ApplicationStatusLabel status={application} />;
  if (membership) return <MembershipStatusLabel status={membership} />;
  if (payment) return <PaymentStatusLabel status={payment} />;
  if (listing) return <ListingStatusBadge status={listing} />;
  return ticket ? <TicketBadge status={ticket} /> : null;
}
