import type { BusinessQuestionRecord } from './business-question.model.ts';
import { questions } from './business-questions.ts';

type Said = Pick<BusinessQuestionRecord, 'authorId' | 'text' | 'dateCreated'>;

/** A question to insert, with its answer unless it waits for one. */
export type QuestionToInsert = Said & { businessId: string; answer: Said | null };

/** Writes a question with its answer, about which nobody is told: for the demonstration. */
export async function insertBusinessQuestion({
  answer,
  ...asked
}: QuestionToInsert): Promise<void> {
  const question = await questions.create({ ...asked, isByBusiness: false });
  if (!answer) return;
  await questions.create({
    ...answer,
    businessId: asked.businessId,
    isByBusiness: true,
    replyToId: question._id.toHexString(),
  });
}
