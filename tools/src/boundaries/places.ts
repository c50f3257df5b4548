/** What a file of the API is for, told by where it stands and how it is named. */
export interface ApiPlace {
  /** First part of the path below `src`, such as `platform`; a file's name without its ending. */
  layer: string;
  /** The domain, when the file is part of a module. */
  module: string | null;
  /** Its role within the module. */
  role:
    | 'index'
    | 'resolver'
    | 'resource'
    | 'service'
    | 'loaders'
    | 'policy'
    | 'model'
    | 'events'
    | 'part'
    | null;
  isGenerated: boolean;
}

/** A place in the web client. */
export interface WebPlace {
  layer: string;
  feature: string | null;
}

const roleEndings = ['resource', 'service', 'loaders', 'policy', 'model', 'events'] as const;

/** Tests and their helpers stand outside the layers: they may look anywhere within their own workspace. */
export function isTest(path: string): boolean {
  return /(\.(test|spec|soak)|-test-kit)\.tsx?$/.test(path) || /\/testing\//.test(path);
}

const layerOf = (inner: string) => (inner.split('/')[0] ?? '').replace(/\.(ts|tsx|mts)$/, '');

/** Where a file of `apps/api/src` stands, or null for a file elsewhere. */
export function apiPlace(path: string): ApiPlace | null {
  const inner = path.match(/^apps\/api\/src\/(.+)$/)?.[1];
  if (!inner) return null;
  const layer = layerOf(inner);
  const [, module, rest] = inner.match(/^modules\/([^/]+)\/(.+)$/) ?? [];
  const isGenerated = /\/generated\//.test(inner);
  if (!module || !rest) return { layer, module: null, role: null, isGenerated };
  const ending = roleEndings.find((each) => rest.endsWith(`.${each}.ts`));
  const role =
    rest === 'index.ts' ? 'index' : rest.startsWith('resolvers/') ? 'resolver' : (ending ?? 'part');
  return { layer, module, role, isGenerated };
}

/** Where a file of `apps/web/src` stands, or null for a file elsewhere. */
export function webPlace(path: string): WebPlace | null {
  const inner = path.match(/^apps\/web\/src\/(.+)$/)?.[1];
  if (!inner) return null;
  return { layer: layerOf(inner), feature: inner.match(/^features\/([^/]+)\//)?.[1] ?? null };
}
