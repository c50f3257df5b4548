import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useViewerQuery } from '../../gql/lib.ts';
import {
  createViewerStore,
  nobodyYet,
  useSession,
  ViewerContext,
  type ViewerState,
  ViewerStoreContext,
} from './use-viewer.ts';

/** Follows who uses this tab, for `useViewer` and `useViewerState`. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  const isSignedOut = session.status === 'signedOut';
  // Where the server does not answer, whoever read here last goes on with what the device keeps.
  const isOffline = session.status === 'unknown' && session.isUnreachable;
  const { data, error } = useViewerQuery({
    skip: !isSignedIn && !isOffline,
    fetchPolicy: isOffline ? 'cache-only' : 'cache-first',
  });
  const viewer = ((isSignedIn || isOffline) && data?.me) || null;
  const isKnown =
    isSignedOut ||
    (isSignedIn && (data !== undefined || error !== undefined)) ||
    (isOffline && viewer !== null);
  const isLikelyMember = isSignedIn || (!isSignedOut && session.isLikelyMember);
  const state = useMemo<ViewerState>(
    () => (isKnown || isLikelyMember ? { viewer, isKnown, isLikelyMember } : nobodyYet),
    [viewer, isKnown, isLikelyMember],
  );
  const [store] = useState(() => createViewerStore(state));
  useLayoutEffect(() => store.set(state), [store, state]);
  useReadAgainOnceAuthorized(viewer?.isAuthorized);
  return (
    <ViewerStoreContext value={store}>
      <ViewerContext value={viewer}>{children}</ViewerContext>
    </ViewerStoreContext>
  );
}

/** What was refused while a new password was demanded is asked again as soon as it is set. */
function useReadAgainOnceAuthorized(isAuthorized: boolean | null | undefined): void {
  const client = useApolloClient();
  const wasAuthorized = useRef(isAuthorized);
  useEffect(() => {
    const isSet = wasAuthorized.current === false && isAuthorized === true;
    wasAuthorized.current = isAuthorized;
    if (isSet) void client.refetchQueries({ include: 'active' });
  }, [client, isAuthorized]);
}
