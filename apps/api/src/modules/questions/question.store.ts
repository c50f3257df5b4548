import { limits, questionGroups } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import { finderOf } from '../../platform/database/object-id.ts';
import { QuestionModel, type QuestionRecord } from './question.model.ts';

/** Finds a question by its id. Joins the caller's transaction. */
export const findQuestion = finderOf<QuestionRecord>(QuestionModel);

/** The questions in the order in which they are read: by group, then by place. */
export async function readQuestions(
  filter: QueryFilter<QuestionRecord> = {},
): Promise<QuestionRecord[]> {
  const found = await QuestionModel.find(filter)
    .sort({ place: 1, _id: 1 })
    .limit(limits.question.most)
    .lean<QuestionRecord[]>();
  return questionGroups.flatMap((group) => found.filter((each) => each.group === group));
}

/** Writes a question without anybody having asked for it: for the demonstration. */
export async function plantQuestion(question: QuestionRecord): Promise<void> {
  await QuestionModel.create([question]);
}
