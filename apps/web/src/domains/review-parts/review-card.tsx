import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, RatingStars } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReviewFieldsFragment } from '../../gql/review-parts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { dateOnly } from '../../lib/format/date-only.ts';
import { BusinessLogo, type BusinessLogoProps } from '../../components/facts/business-logo.tsx';
import { TimeAgo } from '../../components/facts/time-ago.tsx';
import classes from './review-card.module.css';
import { sizeTexts } from './review-texts.ts';

export interface ReviewCardProps {
  review: ReviewFieldsFragment;
  /** Whom it is about, where that is what tells reviews apart; otherwise its author is named. */
  business?: BusinessLogoProps['business'];
  /** Above everything: how it stands. */
  head?: ReactNode;
  /** Beside the stars: what few readers need. */
  aside?: ReactNode;
  /** At the end: what can be done with it. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** A review: how many stars, what about, how it went, and what the business replied. */
export function ReviewCard({
  review,
  business,
  head,
  aside,
  actions,
  headingLevel = 3,
}: ReviewCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { rating, subject, exchangeDetails, reply, dateCreated, dateEdited } = review;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classes.review}>
      {head}
      <header className={classes.head}>
        {business ? (
          <BusinessLogo business={business} size={40} />
        ) : (
          <AuthorAvatar author={review.author} />
        )}
        <div className={classes.who}>
          <span className={classes.author}>
            {business ? (
              <Link to={paths.entrepreneur(business.id)}>{business.name}</Link>
            ) : (
              <AuthorName author={review.author} />
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
        <span className={classes.stars}>
          <RatingStars
            value={rating}
            text={format.number(rating)}
            label={plural(rating, { one: '# star', other: '# stars' })}
          />
        </span>
        {aside}
      </header>
      <div className={classes.words}>
        <Heading className={classes.subject}>
          <Link to={paths.review(review.id)}>{subject}</Link>
        </Heading>
        <p className={classes.text}>{exchangeDetails}</p>
        <p className={classes.facts}>
          <Trans>
            Dealt with {review.contactName} on {format.date(dateOnly(review.dateOfTransaction))}
          </Trans>
          {' · '}
          {t(sizeTexts[review.transactionSize])}
        </p>
      </div>
      {reply && (
        <div className={classes.reply}>
          <p className={classes.replyHead}>
            <strong>
              <Trans>Reply of the business</Trans>
            </strong>
            {' · '}
            <TimeAgo value={reply.dateCreated} />
          </p>
          <p className={classes.text}>{reply.text}</p>
        </div>
      )}
      {actions && <div className={classes.actions}>{actions}</div>}
    </article>
  );
}

type Author = ReviewFieldsFragment['author'];

const AuthorAvatar = ({ author }: { author: Author }) => (
  <Avatar
    name={author?.displayName ?? '?'}
    seed={author?.id ?? '?'}
    src={author?.photoUrl ?? null}
    size={40}
  />
);

const AuthorName = ({ author }: { author: Author }) =>
  author ? (
    <Link to={paths.userProfile(author.id)}>{author.displayName}</Link>
  ) : (
    <Trans>Former member</Trans>
  );
