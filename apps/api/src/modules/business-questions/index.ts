import { saidIn, visibleIn } from '../../kits/resource/index.ts';
import type { ApiModule } from '../../module.ts';
import { questionConsumer } from './business-question.consumer.ts';
import { businessQuestionNotifications } from './business-question.notifications.ts';
import { reportableQuestions } from './business-question.reportable.ts';
import './business-questions.events.ts';
import { createBusinessQuestionLoaders } from './business-questions.loaders.ts';
import { businessQuestionMigrations } from './business-questions.migrations.ts';
import { BusinessQuestionModel } from './business-question.model.ts';
import { questions, questionsToAnswer, quotableTo } from './business-questions.ts';
import { BusinessQuestion } from './resolvers/BusinessQuestion.ts';
import { root } from './resolvers/root.ts';

export { insertBusinessQuestion } from './insert-questions.ts';

/** What members ask businesses in public, and what these answer. */
export const businessQuestions: ApiModule = {
  name: 'business-questions',
  notifications: businessQuestionNotifications,
  notificationTargets: {
    businessToAnswerFor: visibleIn(BusinessQuestionModel, questionsToAnswer, 'businessId'),
  },
  notificationQuotes: { businessQuestion: saidIn(BusinessQuestionModel, quotableTo, 'text') },
  resolvers: { ...root, BusinessQuestion },
  loaders: createBusinessQuestionLoaders,
  content: [questions],
  reportable: [reportableQuestions],
  migrations: businessQuestionMigrations,
  consumers: [questionConsumer],
};
