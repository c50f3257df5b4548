import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { type ErrorCode, isErrorCode } from '@wiki/domain';

/** What went wrong: a code of the catalog, or what only this client says. */
export type Failure = ErrorCode | 'NETWORK' | 'NEWS_INCOMPLETE';

const failuresByStatus: Partial<Record<number, Failure>> = {
  413: 'REQUEST_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
};

/** The first failure named by whatever a query or mutation was refused with. */
export function failureOf(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors.map(({ extensions }) => extensions?.code).find(isErrorCode);
    return code ?? 'INTERNAL';
  }
  if (ServerError.is(error)) return failuresByStatus[error.statusCode] ?? 'UNAVAILABLE';
  return error instanceof TypeError ? 'NETWORK' : 'INTERNAL';
}
