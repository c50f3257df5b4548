import { Trans } from '@lingui/react/macro';
import { IconArrowsExchange, IconCalendarCheck, IconMessageReply } from '@tabler/icons-react';
import type { BusinessRatingFragment } from '../../../gql/review-parts.ts';
import { dateOnly } from '../../../lib/format/date-only.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './review-facts.module.css';

const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What the reviews of a business tell together; nothing while they are few, and nothing that is not so. */
export function ReviewFacts({ business }: { business: BusinessRatingFragment }) {
  const format = useFormat();
  const { reviewFacts, ratingCount } = business;
  if (!reviewFacts) return null;
  const { answeredCount, largeCount, dateLastTransaction } = reviewFacts;
  const total = format.number(ratingCount);
  const last = format.date(dateOnly(dateLastTransaction));
  return (
    <ul className={classes.facts}>
      {answeredCount > 0 && (
        <li>
          <IconMessageReply {...sign} />
          <span>
            <Trans>
              <strong>
                {format.number(answeredCount)} of {total}
              </strong>{' '}
              with a reply from the business
            </Trans>
          </span>
        </li>
      )}
      {largeCount > 0 && (
        <li>
          <IconArrowsExchange {...sign} />
          <span>
            <Trans>
              <strong>
                {format.number(largeCount)} of {total}
              </strong>{' '}
              about deals of 5,000 USD or more
            </Trans>
          </span>
        </li>
      )}
      <li>
        <IconCalendarCheck {...sign} />
        <span>
          <Trans>The latest deal was on {last}</Trans>
        </span>
      </li>
    </ul>
  );
}
