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

/** Holds what is known of the viewer, for those who follow it. */
export interface ViewerStore {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => ViewerState;
  set: (state: ViewerState) => void;
}

/** What a page is rendered with. */
export const nobodyYet: ViewerState = { viewer: null, isKnown: false, isLikelyMember: false };

/** A store that begins with a state. */
export function createViewerStore(state: ViewerState): ViewerStore {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => state,
    set: (next) => {
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

/** What `ViewerProvider` knows: asked once, as every card of a list wants to know it. */
export const ViewerContext = createContext<Viewer | null>(null);

/**
 * The same with what is known of it, as a store: a context that changes makes React hydrate at once
 * whatever of the page still waits to be reached, and that the server has said changes for everybody.
 */
export const ViewerStoreContext = createContext<ViewerStore>(createViewerStore(nobodyYet));

/** The signed-in user, or null for a visitor and until it is known. */
export const useViewer = (): Viewer | null => use(ViewerContext);

/**
 * Something that follows from what is known of the signed-in user. Only when it changes is what asks drawn
 * again: that it is known that nobody is signed in changes nothing for most of a visitor's page.
 * @param of gives the same for the same state
 */
export function useViewerFact<Fact>(of: (state: ViewerState) => Fact): Fact {
  const { subscribe, snapshot } = use(ViewerStoreContext);
  return useSyncExternalStore(
    subscribe,
    () => of(snapshot()),
    () => of(nobodyYet),
  );
}

/** The signed-in user with what is known of it, for those who have to wait. */
export const useViewerState = (): ViewerState => useViewerFact((state) => state);
