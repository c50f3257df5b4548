import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { languages, questionGroups, wordsOf } from '@wiki/domain';
import {
  BrandPanel,
  Button,
  EmptyState,
  ErrorState,
  ListSkeleton,
  PageHeader,
  TextField,
} from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../../components/facts/disclosure.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useGroupNames } from '../../../domains/questions/use-group-names.ts';
import { type QuestionsQuery, useQuestionsQuery } from '../../../gql/questions.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useTypedParam } from '../../../lib/use-typed-param.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './questions.module.css';

type Question = QuestionsQuery['questions'][number];

/** Frequent questions by group, found by their words. */
export function Questions() {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useGroupNames();
  const errorMessage = useErrorMessage();
  const viewer = useViewer();
  const { data, error, refetch } = useQuestionsQuery();
  const [typed, search, type] = useTypedParam('q');
  const wanted = wordsOf(search).map(({ word }) => word);
  // What somebody remembers in the other language is found too.
  const fits = ({ question, answer }: Question): boolean =>
    languages.some((each) => {
      const words = wordsOf(`${question[each] ?? ''} ${answer[each] ?? ''}`);
      return wanted.every((start) => words.some(({ word }) => word.startsWith(start)));
    });
  const found = data?.questions.filter(fits) ?? [];
  return (
    <Page
      title={t`Frequent questions`}
      description={t`Answers to what members and visitors ask most: accounts, membership, listings and data.`}
    >
      <PageHeader
        title={<Trans>Frequent questions</Trans>}
        description={<Trans>Most answers are here. If yours isn’t, write to us.</Trans>}
      />
      <div className={classes.search}>
        <TextField
          label={t`Find an answer`}
          type="search"
          value={typed}
          maxLength={100}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <output className={classes.count}>
          {data && wanted.length > 0
            ? plural(found.length, { one: '# question', other: '# questions' })
            : ''}
        </output>
      </div>
      {!data &&
        (error ? (
          <ErrorState
            title={t`We couldn’t load the questions`}
            message={errorMessage(error)}
            retryLabel={t`Try again`}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <ListSkeleton label={t`Loading the questions`} count={6} />
        ))}
      {data && found.length === 0 && (
        <EmptyState
          seed="questions"
          title={wanted.length > 0 ? t`No questions match` : t`No questions yet`}
          message={wanted.length > 0 ? t`Try other words, or ask us.` : t`Ask us meanwhile.`}
        />
      )}
      {questionGroups.map((group) => {
        const ofGroup = found.filter((each) => each.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <section key={group} className={classes.group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{names[group]}</h2>
            {ofGroup.map(({ id, question, answer }) => (
              <Disclosure
                key={id}
                id={id}
                isOpen={wanted.length > 0 && found.length < 4}
                title={question[language] ?? question.es ?? question.en}
              >
                <p>{answer[language] ?? answer.es ?? answer.en}</p>
              </Disclosure>
            ))}
          </section>
        );
      })}
      <div className={classes.contact}>
        <BrandPanel
          title={<Trans>Can’t find your question?</Trans>}
          message={<Trans>A person reads what you write and replies to you.</Trans>}
          headingLevel={2}
          actions={
            <Button
              component={Link}
              to={viewer ? paths.customerService() : paths.contact()}
              variant="action"
            >
              <Trans>Write to us</Trans>
            </Button>
          }
        />
      </div>
    </Page>
  );
}
