import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listingTypes } from '@wiki/domain';
import { ApplicationStatusLabel } from '../../../domains/application/application-status.tsx';
import { ListingStatusBadge } from '../../../domains/listing-form/listing-status.tsx';
import { DisputeBadge } from '../../../domains/review-parts/dispute-badge.tsx';
import { TicketBadge } from '../../../domains/ticket-parts/ticket-badge.tsx';
import {
  BusinessApplicationDocument,
  BusinessCasesDocument,
  BusinessDisputesDocument,
  BusinessListingRecordsDocument,
  BusinessReviewRecordsDocument,
  BusinessTicketsDocument,
} from '../../../gql/admin-businesses.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { listingSections, paths } from '../../../lib/paths.ts';
import { BillingCard } from './billing-card.tsx';
import { RecordLine, RecordsCard } from './records-card.tsx';
import classes from './records.module.css';

const nodesOf = <Node,>({ edges }: { edges: readonly { node: Node }[] }): Node[] =>
  edges.map(({ node }) => node);

/** What belongs to a business in the rest of the back office, as far as the reader's role goes. */
export function RecordsPanel({ businessId }: { businessId: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const language = useLanguage();
  const serves = useServes();
  const of = { businessId };
  return (
    <div className={classes.cards}>
      {serves('APPLICATIONS') && (
        <RecordsCard
          {...of}
          title={t`Application`}
          query={BusinessApplicationDocument}
          rowsOf={({ applicationOfBusiness: found }) => (found ? [found] : [])}
          nothing={t`It was created without an application.`}
          row={({ id, status, applicant, dateSubmitted }) => (
            <RecordLine
              to={adminPaths.application(id)}
              name={t`Application of ${applicant.displayName}`}
              state={<ApplicationStatusLabel status={status} />}
              detail={dateSubmitted && format.date(dateSubmitted)}
            />
          )}
        />
      )}
      {serves('BILLING') && <BillingCard {...of} />}
      {serves('LISTINGS') && (
        <RecordsCard
          {...of}
          title={t`Listings`}
          query={BusinessListingRecordsDocument}
          rowsOf={({ managedListings }) => nodesOf(managedListings)}
          nothing={t`It has no listings.`}
          all={`${adminPaths.editListings({ tab: listingSections[listingTypes[0]] })}&business=${businessId}`}
          row={({ id, status, name }) => (
            <RecordLine
              to={adminPaths.listing(id)}
              name={name[language] ?? name.es ?? name.en}
              state={<ListingStatusBadge status={status} />}
            />
          )}
        />
      )}
      <RecordsCard
        {...of}
        title={t`Reviews`}
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
      {serves('REVIEWS') && (
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
      )}
      {serves('SERVICE') && (
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
      )}
      {serves('MODERATION') && (
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
      )}
    </div>
  );
}
