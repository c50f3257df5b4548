import { pageTitles } from '@wiki/domain';
import type { PageMetaReader } from '../../platform/http/pages/page-meta.ts';
import { readQuestions } from './question.store.ts';

/** What the page of frequent questions says to search engines: all of them with their answers. */
export const questionsPage: PageMetaReader = async (_id, language) => {
  const found = await readQuestions({ isPublished: true });
  const texts = pageTitles.questions?.[language];
  return {
    title: texts?.title ?? '',
    description: texts?.description ?? '',
    data: {
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: found.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question[language],
        acceptedAnswer: { '@type': 'Answer', text: answer[language] },
      })),
    },
  };
};
