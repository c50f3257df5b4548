import type { MaybeViewer } from '../authz/session.ts';
import type { ApiModule } from '../module.ts';

/**
 * The loaders of a request, by name. Modules add theirs by augmenting this interface in their
 * `x.loaders.ts` and giving a factory as `ApiModule.loaders`.
 */
export interface Loaders {}

/** Makes the loaders of one request or delivery: nothing is cached between two of them. */
export type LoaderFactory = (viewer: MaybeViewer) => Loaders;

/**
 * Composes the factories of all modules. Those of a module are made when the first of them is asked
 * for: most requests need few of them.
 */
export function composeLoaders(modules: readonly ApiModule[]): LoaderFactory {
  class RequestLoaders {
    readonly viewer: MaybeViewer;
    readonly made: Partial<Loaders>[] = [];
    constructor(viewer: MaybeViewer) {
      this.viewer = viewer;
    }
  }
  const factories = modules.flatMap(({ loaders }) => (loaders ? [loaders] : []));
  for (const [index, create] of factories.entries()) {
    for (const name of Object.keys(create(null)) as (keyof Loaders)[]) {
      Object.defineProperty(RequestLoaders.prototype, name, {
        get(this: RequestLoaders) {
          return (this.made[index] ??= create(this.viewer))[name];
        },
      });
    }
  }
  return (viewer) => new RequestLoaders(viewer) as unknown as Loaders;
}
