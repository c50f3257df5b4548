import { limits, questionGroups } from '@wiki/domain';
import type { QueryFilter } from 'mongoose';
import { assertRevision, revisionOf } from '../../kits/resource/index.ts';
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

/** What a form changes of a question: its place and when it changed are no part of it. */
const said = ({ group, question, answer, isPublished }: QuestionRecord) => ({
  group,
  question,
  answer,
  isPublished,
});

/** What tells this state of a question from others. */
export const questionRevision = (record: QuestionRecord): string => revisionOf(said(record));

/** Refuses with `CONFLICT` when a question was changed since it was read. */
export const assertQuestionRevision = (record: QuestionRecord, given: string | null | undefined) =>
  assertRevision(said(record), given);

/** Writes a question without anybody having asked for it: for the demonstration. */
export async function insertQuestion(question: QuestionRecord): Promise<void> {
  await QuestionModel.create([question]);
}
