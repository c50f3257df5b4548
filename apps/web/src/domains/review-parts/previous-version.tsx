import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TransactionSize } from '@wiki/domain';
import { RatingStars } from '@wiki/ui';
import { dateOnly } from '../../lib/format/date-only.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './previous-version.module.css';
import { sizeTexts } from './review-texts.ts';

export interface ReviewVersion {
  contactName: string;
  transactionSize: TransactionSize;
  dateOfTransaction: string;
  rating: number;
  subject: string;
  exchangeDetails: string;
}

/** What a review said before it was edited, for the two parties and administrators. */
export function PreviousVersion({ version }: { version: ReviewVersion }) {
  const { t } = useLingui();
  const format = useFormat();
  const { contactName, transactionSize, dateOfTransaction, rating, subject, exchangeDetails } =
    version;
  return (
    <details className={classes.version}>
      <summary>
        <Trans>Before it was edited</Trans>
      </summary>
      <p>
        <strong>{subject}</strong>{' '}
        <RatingStars
          value={rating}
          text={format.number(rating)}
          label={plural(rating, { one: '# star', other: '# stars' })}
        />
      </p>
      <p className={classes.text}>{exchangeDetails}</p>
      <p className={classes.facts}>
        <Trans>
          Dealt with {contactName} on {format.date(dateOnly(dateOfTransaction))}
        </Trans>
        {' · '}
        {t(sizeTexts[transactionSize])}
      </p>
    </details>
  );
}
