import { useSyncExternalStore } from 'react';
import { useViewerQuery, type ViewerFieldsFragment } from '../../gql/lib.ts';
import { session } from './browser-session.ts';

export type Viewer = ViewerFieldsFragment;

/** The state of this tab's session, live. */
export const useSession = () =>
  useSyncExternalStore(session.subscribe, session.snapshot, session.initial);

/** Who uses this tab. `isKnown` is false only until the server has said. */
export interface ViewerState {
  viewer: Viewer | null;
  isKnown: boolean;
  /** Whether somebody is signed in, or was last time while it is not known: visitors need not wait. */
  isLikelyMember: boolean;
}

/** The signed-in user, or null for a visitor. */
export function useViewer(): ViewerState {
  const { status, isLikelyMember } = useSession();
  const { data, error } = useViewerQuery({ skip: status !== 'signedIn' });
  if (status === 'signedOut') return { viewer: null, isKnown: true, isLikelyMember: false };
  const viewer = (status === 'signedIn' && data?.me) || null;
  return {
    viewer,
    isKnown: status === 'signedIn' && (data !== undefined || error !== undefined),
    isLikelyMember: isLikelyMember || status === 'signedIn',
  };
}
