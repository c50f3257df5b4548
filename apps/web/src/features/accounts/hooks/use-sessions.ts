import { useState } from 'react';
import {
  MySessionsDocument,
  useMySessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
} from '../../../gql/accounts.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import {
  type FormProblem,
  placeErrors,
  type RefusedInput,
} from '../../../lib/forms/form-problem.ts';

/** How often the list is read again while it is looked at, in milliseconds. */
const refreshMs = 10_000;

interface Revoked {
  revokedIds: readonly string[];
  userErrors: readonly RefusedInput[];
}

/** The person's devices, and signing them out. */
export function useSessions() {
  const { data, error, refetch, client } = useMySessionsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const [revokeSession] = useRevokeSessionMutation();
  const [revokeOtherSessions] = useRevokeOtherSessionsMutation();
  /** The id of the session being signed out, or `others`. */
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  const forget = (ids: readonly string[]) => {
    client.cache.updateQuery({ query: MySessionsDocument }, (known) =>
      known ? { mySessions: known.mySessions.filter(({ id }) => !ids.includes(id)) } : undefined,
    );
  };

  const act = async (what: string, send: () => Promise<Revoked | undefined>) => {
    setBusy(what);
    setProblem(null);
    try {
      const revoked = await send();
      const refused = placeErrors(revoked?.userErrors ?? [], []).problem;
      // A session that is gone already is what was asked for.
      if (refused && refused.code !== 'NOT_FOUND') setProblem(refused);
      else forget([...(revoked?.revokedIds ?? []), what]);
    } catch (failure) {
      setProblem({ code: failureOf(failure) });
    } finally {
      setBusy(null);
    }
  };

  return {
    sessions: data?.mySessions ?? null,
    error: data ? null : error,
    retry: () => void refetch(),
    busy,
    problem,
    revoke: (sessionId: string) =>
      act(sessionId, async () => {
        const answer = await revokeSession({ variables: { input: { sessionId } } });
        return answer.data?.revokeSession;
      }),
    revokeOthers: () =>
      act('others', async () => (await revokeOtherSessions()).data?.revokeOtherSessions),
  };
}
