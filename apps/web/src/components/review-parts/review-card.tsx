import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, RatingStars } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReviewFieldsFragment } from '../../gql/review-parts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { dateOnly } from '../../lib/format/date-only.ts';
import { TimeAgo } from '../time-ago.tsx';
import classes from './review-card.module.css';
import { sizeTexts } from './review-texts.ts';

export interface ReviewCardProps {
  review: ReviewFieldsFragment;
  /** Above everything: of which business, how it stands. */
  head?: ReactNode;
  /** At the end: what can be done with it. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** A review: how many stars, what about, how it went, and what the business replied. */
export function ReviewCard({ review, head, actions, headingLevel = 3 }: ReviewCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { author, rating, subject, exchangeDetails, reply, dateCreated, dateEdited } = review;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classes.review}>
      {head}
      <header className={classes.head}>
        <Avatar name={author?.displayName ?? '?'} src={author?.photoUrl ?? null} size={40} />
        <div className={classes.who}>
          <span className={classes.author}>
            {author ? (
              <Link to={paths.userProfile(author.id)}>{author.displayName}</Link>
            ) : (
              <Trans>Somebody who left the network</Trans>
            )}
          </span>
          <span className={classes.when}>
            <TimeAgo value={dateCreated} />
            {dateEdited && (
              <>
                {' · '}
                <Trans>edited</Trans>
              </>
            )}
          </span>
        </div>
        <RatingStars
          value={rating}
          text={format.number(rating)}
          label={plural(rating, { one: '# star', other: '# stars' })}
        />
      </header>
      <Heading className={classes.subject}>
        <Link to={paths.review(review.id)}>{subject}</Link>
      </Heading>
      <p className={classes.text}>{exchangeDetails}</p>
      <p className={classes.facts}>
        <Trans>
          Dealt with {review.contactName} on {format.date(dateOnly(review.transactionDate))}
        </Trans>
        {' · '}
        {t(sizeTexts[review.transactionSize])}
      </p>
      {reply && (
        <div className={classes.reply}>
          <p className={classes.replyHead}>
            <Trans>Reply of the business</Trans> · <TimeAgo value={reply.dateCreated} />
          </p>
          <p className={classes.text}>{reply.text}</p>
        </div>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}
