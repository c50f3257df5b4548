import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { ContactChallengeDocument } from '../../gql/service.ts';
import { solveChallenge } from './solve-challenge.ts';

interface Solved {
  token: string;
  answer: string;
}

/**
 * What shows that a person fills in a form: the puzzle is fetched and solved while they write.
 * `begin` starts it, once; `solved` waits until it may be sent; `forget` starts anew at the next try.
 */
export function useChallenge() {
  const client = useApolloClient();
  const running = useRef<Promise<Solved> | null>(null);

  const begin = (): Promise<Solved> => {
    const attempt = async (): Promise<Solved> => {
      const { data } = await client.query({
        query: ContactChallengeDocument,
        fetchPolicy: 'network-only',
      });
      if (!data) throw new Error('There is no challenge.');
      const { token, bits, minSeconds } = data.contactChallenge;
      const earliest = Date.now() + (minSeconds + 0.5) * 1_000;
      const answer = await solveChallenge({ token, bits });
      await new Promise((resolve) => {
        setTimeout(resolve, Math.max(0, earliest - Date.now()));
      });
      return { token, answer };
    };
    running.current ??= attempt();
    // Who sends the form hears of the failure, and tries again.
    running.current.catch(() => {
      running.current = null;
    });
    return running.current;
  };

  const forget = () => {
    running.current = null;
  };

  return { begin, forget };
}
