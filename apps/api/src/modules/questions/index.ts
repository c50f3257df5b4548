import type { ApiModule } from '../../module.ts';
import { questionsPage } from './questions-page.ts';
import './questions.events.ts';
import { questionsMigrations } from './questions.migrations.ts';
import { questionsPolicy } from './questions.policy.ts';
import { Question } from './resolvers/Question.ts';
import { root } from './resolvers/root.ts';

export { insertQuestion } from './question.store.ts';

/** Frequent questions, in both languages. */
export const questions: ApiModule = {
  name: 'questions',
  resolvers: { ...root, Question },
  policy: questionsPolicy,
  migrations: questionsMigrations,
  subjects: { questions: questionsPage },
};
