import { limits } from '@wiki/domain';
import {
  moveQuestionSchema,
  publishQuestionSchema,
  questionIdSchema,
  questionSchema,
} from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { assertCan } from '../../authz/actions.ts';
import type { Context } from '../../graphql/context.ts';
import { type Recorded, write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { QuestionModel, type QuestionRecord } from './question.model.ts';
import { assertQuestionRevision, findQuestion, readQuestions } from './question.store.ts';

/** What everybody reads. */
export const questions = (): Promise<QuestionRecord[]> => readQuestions({ isPublished: true });

/** All questions, for administrators. */
export async function allQuestions({ viewer }: Pick<Context, 'viewer'>): Promise<QuestionRecord[]> {
  assertCan(viewer, 'question.administer', null);
  return readQuestions();
}

const changed = (
  { _id }: QuestionRecord,
  change: 'saved' | 'published' | 'moved' | 'removed',
): Recorded => ['question.changed', { questionId: _id.toHexString(), change }];

const own = {
  may: 'question.administer',
  load: { by: 'questionId', find: findQuestion },
} as const;

/** The place after the last one of a group. */
async function lastPlace(group: QuestionRecord['group']): Promise<number> {
  const last = await QuestionModel.findOne({ group }).sort({ place: -1 }).lean();
  return (last?.place ?? 0) + 1;
}

/** Writes a question, or changes one as it was read; in another group it stands last. */
export const saveQuestion = write({
  input: questionSchema,
  may: 'question.administer',
  async act({ input: { questionId, revision, ...values } }) {
    const before = questionId ? await findQuestion(questionId) : null;
    if (questionId && !before) throw refuse('NOT_FOUND', 'questionId');
    if (before) assertQuestionRevision(before, revision);
    if (!before && (await QuestionModel.countDocuments()) >= limits.question.most) {
      throw refuse('TOO_MANY_ITEMS');
    }
    const question: QuestionRecord = {
      ...values,
      _id: before?._id ?? new Types.ObjectId(),
      place: before?.group === values.group ? before.place : await lastPlace(values.group),
      dateChanged: new Date(),
    };
    const { _id, ...fields } = question;
    await QuestionModel.updateOne({ _id }, { $set: fields }, { upsert: true });
    return { question };
  },
  event: ({ result: { question } }) => changed(question, 'saved'),
});

/** Shows a question to everybody, or hides it. */
export const publishQuestion = write({
  input: publishQuestionSchema,
  ...own,
  async act({ input: { isPublished }, loaded }) {
    const fields = { isPublished, dateChanged: new Date() };
    await QuestionModel.updateOne({ _id: loaded._id }, { $set: fields });
    return { question: { ...loaded, ...fields } };
  },
  event: ({ result: { question } }) => changed(question, 'published'),
});

/** Lets a question change places with the one before or after it in its group. */
export const moveQuestion = write({
  input: moveQuestionSchema,
  ...own,
  async act({ input: { direction }, loaded }) {
    const ofGroup = (await readQuestions({ group: loaded.group })).map(({ _id }) => _id);
    const from = ofGroup.findIndex((id) => id.equals(loaded._id));
    const to = direction === 'UP' ? from - 1 : from + 1;
    const neighbor = ofGroup[to];
    if (!neighbor) return { question: loaded };
    ofGroup.splice(from, 1);
    ofGroup.splice(to, 0, loaded._id);
    // All of the group, so that places that were equal come apart.
    for (const [index, _id] of ofGroup.entries()) {
      await QuestionModel.updateOne({ _id }, { $set: { place: index + 1 } });
    }
    return { question: { ...loaded, place: to + 1 } };
  },
  event: ({ result: { question } }) => changed(question, 'moved'),
});

/** Removes a question. */
export const removeQuestion = write({
  input: questionIdSchema,
  ...own,
  async act({ loaded: question }) {
    await QuestionModel.deleteOne({ _id: question._id });
    return { question };
  },
  event: ({ result: { question } }) => changed(question, 'removed'),
});
