import { useState } from 'react';
import { failureOf } from './error-codes.ts';

interface LinkAnswer {
  url?: string | null;
  userErrors: readonly { code: string }[];
}

/**
 * Fetches a document through a link that is made when it is asked for and soon expires.
 * @param create makes the link
 */
export function useDocumentLink(create: () => Promise<LinkAnswer | undefined>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await create();
      if (answer?.url) window.location.assign(answer.url);
      else setProblem(answer?.userErrors[0]?.code ?? 'INTERNAL');
    } catch (error) {
      setProblem(failureOf(error));
    }
    setBusy(false);
  };
  return { open: () => void open(), isBusy, problem };
}
