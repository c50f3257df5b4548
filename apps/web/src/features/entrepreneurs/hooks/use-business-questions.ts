import { BusinessQuestionsDocument } from '../../../gql/entrepreneurs.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { questionsPage } from '../questions-page.ts';

/** What a business was asked on its page, the newest first, page by page. */
export const useBusinessQuestions = (businessId: string) =>
  useConnection(BusinessQuestionsDocument, {
    variables: { businessId, first: questionsPage },
    of: ({ businessQuestions }) => businessQuestions,
  });

/** What a business was asked on its page. */
export type BusinessQuestions = ReturnType<typeof useBusinessQuestions>;
