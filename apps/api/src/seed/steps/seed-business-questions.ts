import { insertBusinessQuestion } from '../../modules/business-questions/index.ts';
import { managersOf } from '../../modules/businesses/index.ts';
import { demoBusinessQuestions } from '../data/talk/business-questions.ts';
import { day, demoId, hour } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';

/** Writes what people asked businesses on their pages, each answered within a day but for those that wait. */
export async function seedBusinessQuestions(now: number): Promise<void> {
  await writeOnce('business-questions', async () => {
    for (const [
      index,
      { business, by, question, answer, days },
    ] of demoBusinessQuestions.entries()) {
      const businessId = demoId('business', business).toHexString();
      const [manager] = await managersOf(businessId);
      if (!manager) throw new Error(`${business} has nobody who manages it.`);
      const asked = now - days * day - (3 + index) * hour;
      await insertBusinessQuestion({
        businessId,
        authorId: demoId('user', by).toHexString(),
        text: question,
        dateCreated: new Date(asked),
        answer: answer
          ? { authorId: manager, text: answer, dateCreated: new Date(asked + (2 + index) * hour) }
          : null,
      });
    }
  });
}
