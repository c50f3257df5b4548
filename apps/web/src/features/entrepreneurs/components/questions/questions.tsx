import { Trans, useLingui } from '@lingui/react/macro';
import { IconMessageQuestion } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MoreButton } from '../../../../components/lists/more-button.tsx';
import { useViewer } from '../../../../lib/auth/use-viewer.ts';
import { useLocalized } from '../../../../lib/i18n/use-localized.ts';
import { lazyPart } from '../../../../components/page/lazy-part.tsx';
import { paths } from '../../../../lib/paths.ts';
import { showToast } from '../../../../lib/toasts/toasts.ts';
import { useSearchParams } from '../../../../lib/use-search-params.ts';
import { useSetParam } from '../../../../lib/use-set-param.ts';
import type { BusinessQuestions } from '../../hooks/use-business-questions.ts';
import type { PublicBusiness } from '../../public-business.ts';
import { Question } from './question.tsx';
import classes from './questions.module.css';

// It carries a form, which few readers open.
const AskDialog = lazyPart(() => import('./question-dialogs.tsx'), 'AskDialog');

const sign = <IconMessageQuestion size={20} stroke={1.75} aria-hidden />;

interface QuestionsProps {
  business: PublicBusiness;
  /** What it was asked on its page. */
  list: BusinessQuestions;
}

/**
 * What was asked of a business and beneath its listings, with its answers, the first one open. Whether
 * somebody asks now is in the address, so that visitors come back to it after signing in.
 */
export function Questions({ business, list }: QuestionsProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  const [params] = useSearchParams();
  const setParam = useSetParam({ preventScrollReset: true });
  const viewer = useViewer();
  const { pathname } = useLocation();
  const asked = list.rows;
  const beneathListings = business.answeredQuestions;
  const isOwn = viewer?.businessId === business.id;
  const isEmpty = list.status !== 'loading' && asked.length + beneathListings.length === 0;
  const isAsking = params.get('ask') === 'question' && viewer !== null && !isOwn;
  const stopAsking = () => setParam('ask', null);
  return (
    <section id="questions" aria-labelledby="questions-title" className={classes.section}>
      <div className={classes.head}>
        <h2 id="questions-title">
          <Trans>Questions</Trans>
        </h2>
        <p>
          {!isEmpty ? (
            <Trans>What others have asked. Everyone can see the business’s answers.</Trans>
          ) : isOwn ? (
            <Trans>Nobody has asked anything yet. You’ll get a notification when they do.</Trans>
          ) : (
            <Trans>Nobody has asked anything yet. Be the first.</Trans>
          )}
        </p>
        {!isOwn &&
          (viewer ? (
            <Button
              variant="default"
              leftSection={sign}
              onClick={() => setParam('ask', 'question')}
            >
              <Trans>Ask a question</Trans>
            </Button>
          ) : (
            <Button
              component={Link}
              to={paths.login({ next: `${pathname}?ask=question` })}
              variant="default"
              leftSection={sign}
            >
              <Trans>Ask a question</Trans>
            </Button>
          ))}
      </div>
      <div>
        {asked.map((question, index) => (
          <Question
            key={question.id}
            question={question}
            answers={question.answers}
            isOpen={index === 0 || question.answers.length === 0}
            onChanged={list.retry}
          />
        ))}
        <MoreButton more={list.more}>
          <Trans>Show more questions</Trans>
        </MoreButton>
        {beneathListings.map(({ comment, listing }, index) => (
          <Question
            key={comment.id}
            question={comment}
            answers={comment.replies.filter(({ isBySeller }) => isBySeller).slice(0, 1)}
            listing={{ href: paths.listing(listing), name: localized(listing.name) }}
            isOpen={asked.length === 0 && index === 0}
          />
        ))}
      </div>
      <Suspense>
        {isAsking && (
          <AskDialog
            business={business}
            onClose={stopAsking}
            onDone={() => {
              stopAsking();
              showToast(t`Your question was sent. We’ll notify you when they answer.`);
              list.retry();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
