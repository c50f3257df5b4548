import { insertQuestion } from '../../modules/questions/index.ts';
import { demoQuestions } from '../data/content/questions.ts';
import { day, demoId } from '../demo/demo-id.ts';
import { writeOnce } from '../once.ts';

/** Writes the frequent questions with their answers, in their order. */
export async function seedQuestions(now: number): Promise<void> {
  await writeOnce('frequentQuestions', async () => {
    for (const [index, { key, ...question }] of demoQuestions.entries()) {
      await insertQuestion({
        ...question,
        _id: demoId('question', key),
        place: index + 1,
        isPublished: true,
        dateChanged: new Date(now - 40 * day),
      });
    }
  });
}
