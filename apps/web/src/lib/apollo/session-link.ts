import { ApolloLink } from '@apollo/client/link';
import type { Session } from '../auth/session.ts';
import { from, type Observable, of, switchMap } from 'rxjs';

type Result = ApolloLink.Result;

const sessionCodes = new Set<unknown>(['UNAUTHENTICATED', 'SESSION_EXPIRED']);

/** Whether an answer says that the token it was asked with no longer holds. */
export function refusesToken({ errors }: Pick<Result, 'errors'>): boolean {
  return errors?.some(({ extensions }) => sessionCodes.has(extensions?.code)) ?? false;
}

function withToken(operation: ApolloLink.Operation, token: string | null): void {
  operation.setContext(({ headers = {} }: { headers?: Record<string, string> }) => ({
    headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
  }));
}

/**
 * Sends every operation with a live token. When the server no longer accepts it, the session is
 * renewed and the operation sent again, once: what the person did is not lost.
 */
export function createSessionLink(session: Pick<Session, 'token' | 'renew'>): ApolloLink {
  return new ApolloLink((operation, forward): Observable<Result> => {
    const send = (token: string | null) => {
      withToken(operation, token);
      return forward(operation);
    };
    return from(session.token()).pipe(
      switchMap((token) =>
        send(token).pipe(
          switchMap((result) => {
            if (!token || !refusesToken(result)) return of(result);
            return from(session.renew(token)).pipe(
              switchMap((renewed) => (renewed && renewed !== token ? send(renewed) : of(result))),
            );
          }),
        ),
      ),
    );
  });
}
