import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatTaxId, listingTypes } from '@wiki/domain';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../../components/facts/facts.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { ApplicationStatusLabel } from '../../../domains/application/application-status.tsx';
import { actName } from '../../../domains/audit/act-names.ts';
import { ListingStatusBadge } from '../../../domains/listing-form/managed/listing-status.tsx';
import { DisputeBadge } from '../../../domains/review-parts/disputes/dispute-badge.tsx';
import { TicketBadge } from '../../../domains/ticket-parts/ticket-badge.tsx';
import {
  BusinessApplicationDocument,
  BusinessCasesDocument,
  BusinessDisputesDocument,
  BusinessHistoryDocument,
  BusinessListingRecordsDocument,
  BusinessReviewRecordsDocument,
  BusinessTicketsDocument,
} from '../../../gql/admin-businesses.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { listingSections, paths } from '../../../lib/paths.ts';
import { RecordLine, RecordsCard } from './records-card.tsx';

export interface CardProps {
  businessId: string;
  /** How many are shown. */
  first: number;
  /** Where all of them are. */
  all?: string;
}

const nodesOf = <Node,>({ edges }: { edges: readonly { node: Node }[] }): Node[] =>
  edges.map(({ node }) => node);

/** The application a business came from, with what it is billed by. */
export function ApplicationCard(of: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <RecordsCard
      {...of}
      title={t`Application and tax data`}
      query={BusinessApplicationDocument}
      rowsOf={({ applicationOfBusiness: found }) => (found ? [found] : [])}
      nothing={t`It was created without an application.`}
      row={({ id, status, applicant, dateSubmitted, form }) => (
        <>
          <RecordLine
            to={adminPaths.application(id)}
            name={t`Application of ${applicant.displayName}`}
            state={<ApplicationStatusLabel status={status} />}
            detail={dateSubmitted && format.date(dateSubmitted)}
          />
          <Facts>
            <Fact name={t`Legal name`}>{form.businessName}</Fact>
            <Fact name={t`Tax ID`}>
              {form.taxId && formatTaxId(form.taxId, form.country ?? '')}
            </Fact>
            <Fact name={t`Billing e-mail`}>
              {form.billingEmail && <a href={`mailto:${form.billingEmail}`}>{form.billingEmail}</a>}
            </Fact>
          </Facts>
        </>
      )}
    />
  );
}

/** What a business offers, whatever its state. */
export function ListingsCard(of: CardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <RecordsCard
      {...of}
      title={t`Listings`}
      query={BusinessListingRecordsDocument}
      rowsOf={({ managedListings }) => nodesOf(managedListings)}
      countOf={({ managedListings }) => managedListings.totalCount}
      nothing={t`It has no listings.`}
      all={`${adminPaths.editListings({ tab: listingSections[listingTypes[0]] })}&business=${of.businessId}`}
      row={({ id, status, name }) => (
        <RecordLine
          to={adminPaths.listing(id)}
          name={name[language] ?? name.es ?? name.en}
          state={<ListingStatusBadge status={status} />}
        />
      )}
    />
  );
}

/** What its customers say. */
export function ReviewsCard({ above, ...of }: CardProps & { above?: ReactNode }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <RecordsCard
      {...of}
      title={t`Reviews`}
      above={() => above}
      query={BusinessReviewRecordsDocument}
      rowsOf={({ reviews }) => nodesOf(reviews)}
      countOf={({ reviews }) => reviews.totalCount}
      nothing={t`It has no reviews yet.`}
      row={({ id, subject, rating, dateCreated }) => (
        <RecordLine
          to={paths.review(id)}
          name={subject}
          state={plural(rating, { one: '# star', other: '# stars' })}
          detail={format.date(dateCreated)}
        />
      )}
    />
  );
}

/** The reviews it challenged. */
export function DisputesCard(of: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <RecordsCard
      {...of}
      title={t`Disputes`}
      query={BusinessDisputesDocument}
      rowsOf={({ disputes }) => nodesOf(disputes).toReversed()}
      countOf={({ disputes }) => disputes.totalCount}
      nothing={t`It hasn’t disputed any reviews.`}
      row={({ id, status, dateCreated, review }) => (
        <RecordLine
          to={adminPaths.dispute(id)}
          name={review.subject}
          state={<DisputeBadge status={status} />}
          detail={format.date(dateCreated)}
        />
      )}
    />
  );
}

/** What its people asked customer service. */
export function TicketsCard(of: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <RecordsCard
      {...of}
      title={t`Requests from its people`}
      query={BusinessTicketsDocument}
      rowsOf={({ tickets }) => nodesOf(tickets)}
      countOf={({ tickets }) => tickets.totalCount}
      nothing={t`Its people haven’t contacted customer service.`}
      row={({ id, number, subject, status, dateCreated }) => (
        <RecordLine
          to={adminPaths.ticket(id)}
          name={`${number} · ${subject}`}
          state={<TicketBadge status={status} />}
          detail={format.date(dateCreated)}
        />
      )}
    />
  );
}

/** What of it was reported or held, and waits. */
export function CasesCard(of: CardProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <RecordsCard
      {...of}
      title={t`Waiting reports`}
      query={BusinessCasesDocument}
      rowsOf={({ moderationCases }) => nodesOf(moderationCases)}
      countOf={({ moderationCases }) => moderationCases.totalCount}
      nothing={t`Nothing has been reported.`}
      row={({ id, title, text, reportCount, dateOpened }) => (
        <RecordLine
          to={adminPaths.moderation({ case: id })}
          name={title ?? text}
          state={plural(reportCount, { one: '# report', other: '# reports' })}
          detail={format.date(dateOpened)}
        />
      )}
    />
  );
}

/** What was done to it, by whom. */
export function HistoryCard(of: CardProps) {
  const { t } = useLingui();
  return (
    <RecordsCard
      {...of}
      title={t`History`}
      query={BusinessHistoryDocument}
      rowsOf={({ auditEntries }) => nodesOf(auditEntries)}
      countOf={({ auditEntries }) => auditEntries.totalCount}
      nothing={t`Nothing has been recorded yet.`}
      all={adminPaths.audit({ q: of.businessId })}
      row={({ action, date, actor }) => (
        <RecordLine
          to={null}
          name={actName(action, t)}
          state={<TimeAgo value={date} />}
          detail={actor ? actor.displayName : <Trans>The platform</Trans>}
        />
      )}
    />
  );
}
