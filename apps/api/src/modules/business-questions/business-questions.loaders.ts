import type DataLoader from 'dataloader';
import { groupsBy } from '../../kits/resource/index.ts';
import { BusinessQuestionModel, type BusinessQuestionRecord } from './business-question.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** The answers to a question that are not deleted, the oldest first. */
    answersOfQuestion: DataLoader<string, BusinessQuestionRecord[]>;
  }
}

/** The loaders of questions to businesses for one request. */
export const createBusinessQuestionLoaders = () => ({
  answersOfQuestion: groupsBy(BusinessQuestionModel, 'replyToId', {
    where: { isDeleted: false },
    sort: { dateCreated: 1, _id: 1 },
  }),
});
