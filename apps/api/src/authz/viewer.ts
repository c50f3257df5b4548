import type { Config } from '../config.ts';
import type { ApiModule } from '../module.ts';
import { apiError } from '../platform/errors/errors.ts';
import { type AccessClaims, verifyAccessToken } from '../platform/tokens/access-token.ts';
import type { MaybeViewer, Viewer } from './session.ts';

/** Finds out who makes a request. */
export interface ViewerReader {
  /**
   * The session an access token stands for.
   * @throws `UNAUTHENTICATED` when the token is not valid any more: the client refreshes it.
   */
  claimsOf(token: string): Promise<AccessClaims>;
  /** The viewer of a session as the database has it now; null when it ended. */
  viewerOf(claims: AccessClaims): Promise<MaybeViewer>;
}

/** Composes the reader from the module that knows the sessions. */
export function createViewerReader(config: Config, modules: readonly ApiModule[]): ViewerReader {
  const load = modules.find(({ loadViewer }) => loadViewer)?.loadViewer;
  return {
    async claimsOf(token) {
      const claims = await verifyAccessToken(config, token);
      if (!claims) throw unauthenticated();
      return claims;
    },
    async viewerOf({ sessionId, userId }) {
      return (await load?.(sessionId, userId)) ?? null;
    },
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
