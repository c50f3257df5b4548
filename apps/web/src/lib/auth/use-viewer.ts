import { createContext, use, useSyncExternalStore } from 'react';
import type { ViewerFieldsFragment } from '../../gql/lib.ts';
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

/** What `ViewerProvider` knows: asked once, as every card of a list wants to know it. */
export const ViewerContext = createContext<ViewerState>({
  viewer: null,
  isKnown: false,
  isLikelyMember: false,
});

/** The signed-in user, or null for a visitor. */
export const useViewer = (): ViewerState => use(ViewerContext);
