import { Trans } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../../../components/facts/disclosure.tsx';
import type { PlansPageQuery } from '../../../../gql/billing.ts';
import type { Viewer } from '../../../../lib/auth/use-viewer.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { paths } from '../../../../lib/paths.ts';
import classes from './plans.module.css';

export interface PlanQuestionsProps {
  questions: PlansPageQuery['questions'];
  viewer: Viewer | null;
}

/** What administrators answered about membership; nothing while they answered nothing. */
export function PlanQuestions({ questions, viewer }: PlanQuestionsProps) {
  const language = useLanguage();
  const about = questions.filter(({ group }) => group === 'MEMBERSHIP');
  if (about.length === 0) return null;
  return (
    <section className={classes.questions} aria-labelledby="plan-questions">
      <div>
        <h2 id="plan-questions">
          <Trans>Questions</Trans>
        </h2>
        <p>
          <Trans>Isn’t yours here? The team answers in English and Spanish.</Trans>
        </p>
        <Button
          component={Link}
          to={viewer ? paths.customerService() : paths.contact()}
          variant="default"
        >
          <Trans>Ask the team</Trans>
        </Button>
      </div>
      <div>
        {about.map(({ id, question, answer }, index) => (
          <Disclosure
            key={id}
            id={id}
            isOpen={index === 0}
            title={question[language] ?? question.es ?? question.en}
          >
            <p>{answer[language] ?? answer.es ?? answer.en}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
