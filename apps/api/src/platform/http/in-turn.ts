import type { NextFunction, RequestHandler } from 'express';

/**
 * Handlers as one, for a path that is asked for most: a router looks at each of its layers anew for every
 * request. What one of them throws or rejects with goes to `next`, as in a router.
 */
export const inTurn =
  (...steps: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    const take = (index: number, error?: unknown): void => {
      const step = steps[index];
      if (error || !step) {
        next(error);
        return;
      }
      try {
        const done: unknown = step(request, response, (fault?: unknown) => take(index + 1, fault));
        if (done instanceof Promise) void passFault(done, next);
      } catch (fault) {
        next(fault);
      }
    };
    take(0);
  };

async function passFault(done: Promise<unknown>, next: NextFunction): Promise<void> {
  try {
    await done;
  } catch (fault) {
    next(fault);
  }
}
