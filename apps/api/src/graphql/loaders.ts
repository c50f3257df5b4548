import type { MaybeViewer } from '../authz/session.ts';
import type { ApiModule } from '../module.ts';

/**
 * The loaders of a request, by name. Modules add theirs by augmenting this interface in their
 * `x.loaders.ts` and giving a factory as `ApiModule.loaders`.
 */
export interface Loaders {}

/** Makes the loaders of one request or delivery: nothing is cached between two of them. */
export type LoaderFactory = (asking: Asking) => Loaders;

/** Who asks, read when the first loader of a module is asked for. */
interface Asking {
  readonly viewer: MaybeViewer;
}

/**
 * Composes the factories of all modules. Those of a module are made when the first of them is asked
 * for: most requests need few of them.
 */
export function composeLoaders(modules: readonly ApiModule[]): LoaderFactory {
  class RequestLoaders {
    readonly asking: Asking;
    readonly made: Partial<Loaders>[] = [];
    constructor(asking: Asking) {
      this.asking = asking;
    }
  }
  const factories = modules.flatMap(({ loaders }) => (loaders ? [loaders] : []));
  for (const [index, create] of factories.entries()) {
    for (const name of Object.keys(create(null)) as (keyof Loaders)[]) {
      Object.defineProperty(RequestLoaders.prototype, name, {
        get(this: RequestLoaders) {
          return (this.made[index] ??= create(this.asking.viewer))[name];
        },
      });
    }
  }
  return (asking) => new RequestLoaders(asking) as unknown as Loaders;
}
