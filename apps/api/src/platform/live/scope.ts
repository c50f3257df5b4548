import type { LiveHub } from './hub.ts';

/** A hub whose followers can be ended together. */
export interface LiveScope {
  live: LiveHub;
  /** Ends every follower taken through `live`. */
  end(): Promise<void>;
}

/**
 * Takes followers on behalf of one subscription. A generator that waits for its follower cannot be
 * returned from outside; ending the follower is what lets it finish.
 */
export function scopeOf(hub: LiveHub): LiveScope {
  const followers = new Set<ReturnType<LiveHub['follow']>>();
  let ended = false;
  return {
    live: {
      currentCursor: () => hub.currentCursor(),
      follow(options) {
        const follower = hub.follow(options);
        if (ended) void follower.return?.();
        else followers.add(follower);
        return follower;
      },
    },
    async end() {
      ended = true;
      await Promise.all([...followers].map(async (follower) => follower.return?.()));
      followers.clear();
    },
  };
}
