import { type ReactNode, useMemo } from 'react';
import { useViewerQuery } from '../../gql/lib.ts';
import { useSession, ViewerContext, type ViewerState } from './use-viewer.ts';

/** Follows who uses this tab, for `useViewer`. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const isSignedIn = session.status === 'signedIn';
  const isSignedOut = session.status === 'signedOut';
  const { data, error } = useViewerQuery({ skip: !isSignedIn });
  const viewer = (isSignedIn && data?.me) || null;
  const isKnown = isSignedOut || (isSignedIn && (data !== undefined || error !== undefined));
  const isLikelyMember = isSignedIn || (!isSignedOut && session.isLikelyMember);
  const state = useMemo<ViewerState>(
    () => ({ viewer, isKnown, isLikelyMember }),
    [viewer, isKnown, isLikelyMember],
  );
  return <ViewerContext value={state}>{children}</ViewerContext>;
}
