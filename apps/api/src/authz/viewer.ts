import { tokenPrefix } from '@wiki/domain';
import type { Config } from '../config.ts';
import type { ApiModule } from '../module.ts';
import { apiError } from '../platform/errors/errors.ts';
import { type AccessClaims, verifyAccessToken } from '../platform/tokens/access-token.ts';
import { keptViewer } from './kept-viewers.ts';
import type { MaybeViewer, Viewer } from './session.ts';

/** So many tokens need not be verified again; the oldest are, first. */
const mostTokens = 10_000;

/** Finds out who makes a request. */
export interface ViewerReader {
  /**
   * The session an access token stands for, or the personal token that takes its place.
   * @throws `UNAUTHENTICATED` when the token is not valid any more: the client refreshes it.
   */
  claimsOf(token: string): Promise<AccessClaims>;
  /**
   * The viewer of a session; null when it ended. What was read within the last moment stands, unless
   * a write of this process or an event of another says that something changed.
   */
  viewerOf(claims: AccessClaims): Promise<MaybeViewer>;
  /** The same as the database has it now. */
  readViewer(claims: AccessClaims): Promise<MaybeViewer>;
}

/** Composes the reader from the module that knows the sessions. */
export function createViewerReader(config: Config, modules: readonly ApiModule[]): ViewerReader {
  const personal = modules.find(({ claimsOfToken }) => claimsOfToken)?.claimsOfToken;
  const verify = async (token: string): Promise<AccessClaims | null> =>
    token.startsWith(tokenPrefix)
      ? ((await personal?.(token)) ?? null)
      : verifyAccessToken(config, token);
  const load = modules.find(({ loadViewer }) => loadViewer)?.loadViewer;
  const readViewer = async ({ sessionId, userId }: AccessClaims): Promise<MaybeViewer> =>
    (await load?.(sessionId, userId)) ?? null;
  const known = new Map<string, AccessClaims>();
  return {
    async claimsOf(token) {
      const before = known.get(token);
      if (before && before.expiresAt.getTime() > Date.now()) return before;
      known.delete(token);
      const claims = await verify(token);
      if (!claims) throw unauthenticated();
      known.set(token, claims);
      const [oldest] = known.keys();
      if (known.size > mostTokens && oldest !== undefined) known.delete(oldest);
      return claims;
    },
    viewerOf: (claims) => keptViewer(claims.sessionId, claims.userId, () => readViewer(claims)),
    readViewer,
  };
}

/** Whether a change between two readings of the same session must reach its open sockets. */
export function viewerChanged(before: Viewer, after: MaybeViewer): boolean {
  return (
    after === null ||
    before.memberType !== after.memberType ||
    before.staffRole !== after.staffRole ||
    before.isAuthorized !== after.isAuthorized ||
    before.businessId !== after.businessId
  );
}

/** A session that does not hold: over HTTP this is status 401. */
export function unauthenticated() {
  return apiError('UNAUTHENTICATED', { http: { status: 401 } });
}
