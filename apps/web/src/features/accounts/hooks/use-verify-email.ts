import { useCallback, useEffect, useRef, useState } from 'react';
import { useVerifyEmailMutation } from '../../../gql/accounts.ts';
import { ViewerDocument } from '../../../gql/lib.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useLinkToken } from '../../../lib/use-link-token.ts';

/** How the confirmation of an address stands. */
export type VerificationState =
  | { kind: 'verifying' }
  | { kind: 'verified' }
  /** The link was used, is too old or was never ours. */
  | { kind: 'invalid' }
  /** The attempt did not reach a decision and can be made again. */
  | { kind: 'failed'; code: string };

/** Confirms the address of the link this page was opened with, once. */
export function useVerifyEmail(): { state: VerificationState; retry: () => void } {
  const token = useLinkToken();
  const [verify, { client }] = useVerifyEmailMutation();
  const [state, setState] = useState<VerificationState>(
    token ? { kind: 'verifying' } : { kind: 'invalid' },
  );

  const attempt = useCallback(
    async (input: { token: string }): Promise<VerificationState> => {
      try {
        const { data } = await verify({ variables: { input } });
        const refusal = data?.verifyEmail.userErrors[0];
        if (refusal) {
          const isInvalid = refusal.code === 'TOKEN_INVALID';
          return isInvalid ? { kind: 'invalid' } : { kind: 'failed', code: refusal.code };
        }
        await client.refetchQueries({ include: [ViewerDocument] });
        return { kind: 'verified' };
      } catch (error) {
        return { kind: 'failed', code: failureOf(error) };
      }
    },
    [client, verify],
  );

  // The token works once: an effect that runs again must not use it again.
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (!token || tried.current === token) return;
    tried.current = token;
    void attempt({ token }).then(setState);
  }, [token, attempt]);

  const retry = () => {
    if (!token) return;
    setState({ kind: 'verifying' });
    void attempt({ token }).then(setState);
  };
  return { state, retry };
}
