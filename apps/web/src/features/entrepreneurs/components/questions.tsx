import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { Avatar } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { TimeAgo } from '../../../components/time-ago.tsx';
import type { BusinessQuestionFragment } from '../../../gql/entrepreneurs.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { paths } from '../../../lib/paths.ts';
import type { PublicBusiness } from '../public-business.ts';
import { MessageBusiness } from './message-business.tsx';
import classes from './questions.module.css';

/** What was asked beneath the listings of a business and what it answered, the first one open. */
export function Questions({ business }: { business: PublicBusiness }) {
  const { answeredQuestions, id } = business;
  if (answeredQuestions.length === 0) return null;
  return (
    <section id="questions" aria-labelledby="questions-title" className={classes.section}>
      <div className={classes.head}>
        <h2 id="questions-title">
          <Trans>Questions</Trans>
        </h2>
        <p>
          <Trans>What others have asked. Everyone can see the business’s answers.</Trans>
        </p>
        <MessageBusiness businessId={id} variant="default">
          <Trans>Ask something else</Trans>
        </MessageBusiness>
      </div>
      <div className={classes.list}>
        {answeredQuestions.map((question, index) => (
          <Question key={question.comment.id} question={question} isOpen={index === 0} />
        ))}
      </div>
    </section>
  );
}

interface QuestionProps {
  question: BusinessQuestionFragment;
  isOpen: boolean;
}

function Question({ question: { comment, listing }, isOpen }: QuestionProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  const answer = comment.replies.find(({ isBySeller }) => isBySeller);
  const author = answer?.author;
  return (
    <details open={isOpen} className={classes.question}>
      <summary>
        <span>{comment.text}</span>
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      {answer && (
        <div className={classes.answer}>
          {author && (
            <Avatar name={author.displayName} src={author.photoUrl} seed={author.id} size={36} />
          )}
          <div>
            <p>{answer.text}</p>
            <small>
              {author?.displayName ?? t`The business`}
              {' · '}
              <TimeAgo value={answer.dateCreated} />
              {' · '}
              <Link to={paths.listing(listing)}>{localized(listing.name)}</Link>
            </small>
          </div>
        </div>
      )}
    </details>
  );
}
