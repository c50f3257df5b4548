import type { MaybeViewer } from '../authz/session.ts';
import type { ApiModule } from '../module.ts';

/**
 * The loaders of a request, by name. Modules add theirs by augmenting this interface in their
 * `x.loaders.ts` and giving a factory as `ApiModule.loaders`.
 */
export interface Loaders {}

/** Makes the loaders of one request or delivery: nothing is cached between two of them. */
export type LoaderFactory = (viewer: MaybeViewer) => Loaders;

/** Composes the factories of all modules. */
export function composeLoaders(modules: readonly ApiModule[]): LoaderFactory {
  const factories = modules.flatMap((module) => (module.loaders ? [module.loaders] : []));
  return (viewer) => Object.assign({}, ...factories.map((create) => create(viewer))) as Loaders;
}
