import type { Import, Target } from './imports.ts';
import { apiPlace, isTest, webPlace } from './places.ts';

/** One rule of docs/ARCHITECTURE.md over single imports. */
export interface Rule {
  name: string;
  /** What it demands, shown with a breach. */
  demand: string;
  breaks(edge: Import): boolean;
}

/** Layer -> the layers it may use; types of the ones in `typesOf` too. A layer not named here is a breach. */
interface Layers {
  [layer: string]: { uses: readonly string[]; typesOf?: readonly string[] };
}

const apiLayers: Layers = {
  main: { uses: ['server', 'seed', 'platform', 'config'], typesOf: ['module'] },
  server: {
    uses: ['all-modules', 'graphql', 'modules', 'kits', 'authz', 'platform', 'config', 'module'],
  },
  'all-modules': { uses: ['modules'], typesOf: ['module'] },
  graphql: { uses: ['modules', 'authz', 'platform', 'config', 'module'] },
  modules: { uses: ['kits', 'authz', 'platform'], typesOf: ['graphql', 'config', 'module'] },
  kits: { uses: ['authz', 'platform'], typesOf: ['graphql', 'config', 'module'] },
  module: { uses: ['platform'], typesOf: ['graphql', 'kits', 'config', 'authz'] },
  authz: { uses: ['platform'], typesOf: ['config', 'graphql', 'module'] },
  platform: { uses: [], typesOf: ['config', 'graphql', 'module'] },
  config: { uses: [] },
  // Commands of the console are given the settings and the database, and open neither by themselves.
  commands: { uses: ['server', 'seed', 'modules', 'kits', 'platform', 'config'] },
  seed: { uses: ['modules', 'kits', 'platform', 'config', 'testing'], typesOf: ['graphql'] },
};

const webLayers: Layers = {
  app: { uses: ['features', 'domains', 'components', 'lib', 'gql', 'locales'] },
  features: { uses: ['domains', 'components', 'lib', 'gql'] },
  domains: { uses: ['components', 'lib', 'gql'] },
  components: { uses: ['lib', 'gql'] },
  lib: { uses: ['gql', 'locales'] },
  gql: { uses: [] },
  // A page of its own: what it takes of the client is the session and the socket.
  explorer: { uses: ['lib'] },
  'vite-env.d': { uses: [] },
};

function leavesLayer(layers: Layers, from: string, to: string, typeOnly: boolean): boolean {
  const layer = layers[from];
  if (!layer) return true;
  return !(
    from === to ||
    layer.uses.includes(to) ||
    (typeOnly && (layer.typesOf?.includes(to) ?? false))
  );
}

/** Role within a module -> the roles it may use. Parts are helpers without a reserved ending. */
const moduleRoles: Record<string, readonly string[]> = {
  index: ['resolver', 'resource', 'service', 'loaders', 'policy', 'model', 'events', 'part'],
  resolver: ['resolver', 'resource', 'service', 'loaders', 'policy', 'events', 'part'],
  resource: ['resource', 'service', 'loaders', 'policy', 'model', 'events', 'part'],
  service: ['service', 'loaders', 'policy', 'model', 'events', 'part'],
  loaders: ['policy', 'model', 'events', 'part'],
  part: ['service', 'loaders', 'policy', 'model', 'events', 'part'],
  policy: ['policy', 'model', 'events', 'part'],
  model: ['model', 'events', 'part'],
  events: ['events', 'part'],
};

/** The one file outside the workspaces that the sources may read. */
const contract = 'schema.graphql';

/** The workspace a file lies in: `apps/x`, `packages/x`, or a folder at the root. */
const homeOf = (path: string) => path.match(/^(?:(?:apps|packages)\/)?[^/]+/)?.[0];

const fileOf = (target: Target) => (target.kind === 'file' ? target.path : null);
const packageOf = ({ target }: Import) => (target.kind === 'external' ? target.name : '');

/** Both ends of an import within one app's layers; null when it leaves the app or comes from a test. */
function within<Place>({ from, target }: Import, place: (path: string) => Place | null) {
  const path = fileOf(target);
  const start = place(from);
  const end = path ? place(path) : null;
  return start && end && !isTest(from) ? { start, end } : null;
}

export const rules: Rule[] = [
  {
    name: 'resolves',
    demand: 'every relative import names a file that exists',
    breaks: ({ target }) => target.kind === 'missing',
  },
  {
    name: 'api-layers',
    demand:
      'api: main → server → graphql → modules → kits → platform, and every folder has its place',
    breaks: (edge) => {
      const ends = within(edge, apiPlace);
      if (!ends) return false;
      // The generated resolver types name the records of the modules.
      if (ends.start.isGenerated && edge.typeOnly) return false;
      return leavesLayer(apiLayers, ends.start.layer, ends.end.layer, edge.typeOnly);
    },
  },
  {
    name: 'module-door',
    demand: 'a module is entered only by its index.ts',
    breaks: (edge) => {
      const ends = within(edge, apiPlace);
      if (!ends?.end.module || ends.end.role === 'index') return false;
      if (ends.start.isGenerated && edge.typeOnly) return false;
      return ends.start.module !== ends.end.module;
    },
  },
  {
    name: 'module-roles',
    demand: 'in a module: resolvers → resource, service, loaders → policy, model, events',
    breaks: (edge) => {
      const ends = within(edge, apiPlace);
      const { start, end } = ends ?? {};
      if (!start?.role || !end?.role || start.module !== end.module || edge.typeOnly) return false;
      return !moduleRoles[start.role]?.includes(end.role);
    },
  },
  {
    name: 'resolver-database',
    demand: 'resolvers never touch the database: no mongoose or mongodb values',
    breaks: (edge) =>
      apiPlace(edge.from)?.role === 'resolver' &&
      !isTest(edge.from) &&
      !edge.typeOnly &&
      ['mongoose', 'mongodb'].includes(packageOf(edge)),
  },
  {
    name: 'web-layers',
    demand:
      'web: app → features → domains → components → lib → gql, and every folder has its place',
    breaks: (edge) => {
      const ends = within(edge, webPlace);
      return (
        ends !== null && leavesLayer(webLayers, ends.start.layer, ends.end.layer, edge.typeOnly)
      );
    },
  },
  {
    name: 'feature-apart',
    demand: 'no feature imports another',
    breaks: (edge) => {
      const ends = within(edge, webPlace);
      return Boolean(
        ends?.start.feature && ends.end.feature && ends.start.feature !== ends.end.feature,
      );
    },
  },
  {
    name: 'domain-pure',
    demand: 'packages/domain imports no React, Node builtin or database',
    breaks: (edge) =>
      edge.from.startsWith('packages/domain/src/') &&
      !isTest(edge.from) &&
      (edge.target.kind === 'builtin' ||
        /^(react|react-dom|mongoose|mongodb|bson|express|@apollo\/.+)$/.test(packageOf(edge))),
  },
  {
    name: 'ui-presentational',
    demand: 'packages/ui knows no Apollo, no translations, no routes and no app',
    breaks: (edge) =>
      edge.from.startsWith('packages/ui/') &&
      /^(@apollo\/.+|graphql|graphql-ws|@lingui\/.+|react-router.*)$/.test(packageOf(edge)),
  },
  {
    name: 'own-workspace',
    demand: 'a relative import stays in its workspace; others are entered by their name',
    breaks: ({ from, target }) => {
      const path = fileOf(target);
      return path !== null && path !== contract && homeOf(path) !== homeOf(from);
    },
  },
  {
    name: 'package-entry',
    demand: 'a workspace is imported only by an entry its package.json exports',
    breaks: ({ target }) =>
      target.kind === 'workspace' && !target.workspace.entries.includes(target.specifier),
  },
  {
    name: 'packages-below-apps',
    demand: 'packages import no app, and the apps do not import each other',
    breaks: ({ from, target }) =>
      target.kind === 'workspace' &&
      target.workspace.folder.startsWith('apps/') &&
      /^(packages|apps\/api|apps\/web)\//.test(from),
  },
];
