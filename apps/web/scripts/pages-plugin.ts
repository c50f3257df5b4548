import { dirname, join, resolve } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { getOperationAST, print } from 'graphql';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { Question } from '../src/app/page-questions.ts';

/** Where the server finds what each address needs, below the built client. */
const fileName = '.vite/pages.json';

const root = resolve(import.meta.dirname, '..');
const routes = join(root, 'src/app/routes');
/** The catalogues that every page reads besides those of its route. */
const everywhere = ['shared'];
/** What the router loads to find the pages that are not its first. */
const tableOfOthers = ['src/app/routes/other-routes.tsx', 'src/lib/i18n/feature-catalogues.ts'];

/** A route as it is read here: what it would load is named, and nothing is loaded. */
interface ReadRoute {
  path?: string;
  children?: ReadRoute[];
  /** Catalogues of its messages. */
  catalogues?: string[];
  /** The modules that its page begins to import. */
  begin?: () => string[];
}

/** What the page of an address needs beside what all pages load, as the server reads it. */
interface PageParts {
  path: string;
  scripts: string[];
  styles: string[];
  /** The scripts with its messages, by language. */
  messages: Record<string, string[]>;
  /** Whether the server renders it for visitors. */
  isRendered: boolean;
  questions: { operationName: string; query: string; variables: Record<string, unknown> }[];
}

/** In place of `featureRoute` and `import()`: they say what they would load. */
const recorder = `
let begun = [];
export const begin = (id) => { begun.push(id); return Promise.resolve({}); };
export const featureRoute = (path, feature, load, parts = []) => ({
  path,
  catalogues: [feature, ...parts],
  begin: () => { begun = []; void load(); return begun; },
});`;

/** Lets the tables of routes be read outside a browser: they say what they would load. */
const readable: Plugin = {
  name: 'readable-routes',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.endsWith('\0recorder') || source.endsWith('/feature-route.ts')) return '\0recorder';
    if (!importer?.startsWith(routes)) return null;
    return /^\.\/|^react\/|\/paths\.ts$/.test(source) ? null : '\0nothing';
  },
  load: (id) => (id === '\0recorder' ? recorder : id === '\0nothing' ? 'export {};' : null),
  transform(code, id) {
    if (!id.startsWith(routes)) return null;
    const named = code.replaceAll(
      /\bimport\(\s*'([^']+)',?\s*\)/g,
      (_, source: string) => `begin(${JSON.stringify(resolve(dirname(id), source))})`,
    );
    return `import { begin } from '\0recorder';\n${named}`;
  },
};

async function read<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, 'src/app', file), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [readable],
  });
  return module;
}

const flat = (route: ReadRoute): ReadRoute[] => [route, ...(route.children ?? []).flatMap(flat)];

/**
 * Writes beside the client what each of its addresses needs: scripts, styles, messages, and what
 * its first screen asks the API. All of it comes from the client's own routes and documents.
 */
export function pagesPlugin(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const [{ firstRoutes }, { otherRoutes }, { pageQuestions }] = await Promise.all([
        read<{ firstRoutes: ReadRoute[] }>('routes/first-routes.ts'),
        read<{ otherRoutes: ReadRoute[] }>('routes/other-routes.tsx'),
        read<{ pageQuestions: Record<string, readonly Question[]> }>('page-questions.ts'),
      ]);
      const { entry, filesOf } = filesIn(bundle);
      // Parts that a view loads by itself are rendered on the server along with it.
      const laterOf = (views: readonly string[]): string[] =>
        views.flatMap((view) => [...(this.getModuleInfo(view)?.dynamicallyImportedIds ?? [])]);
      const partsOf = (route: ReadRoute, table: readonly string[]): PageParts[] => {
        const { path, begin, catalogues = [] } = route;
        if (!path || !begin) return [];
        const begun = begin();
        const { scripts } = filesOf([...table.map((file) => join(root, file)), ...begun]);
        const { styles } = filesOf([...begun, ...laterOf(begun)]);
        const messagesIn = (language: string) =>
          filesOf(
            [...everywhere, ...catalogues].map((name) =>
              join(root, `src/locales/${language}/${name}.po`),
            ),
          ).scripts;
        return [
          {
            path,
            scripts,
            styles,
            messages: { en: messagesIn('en'), es: messagesIn('es') },
            isRendered: path in pageQuestions,
            questions: (pageQuestions[path] ?? []).map(({ query, variables }) => ({
              operationName: getOperationAST(query)?.name?.value ?? '',
              query: print(addTypenameToDocument(query)),
              variables,
            })),
          },
        ];
      };
      const pages = [
        ...firstRoutes.flatMap(flat).flatMap((route) => partsOf(route, [])),
        ...otherRoutes.flatMap(flat).flatMap((route) => partsOf(route, tableOfOthers)),
      ].toSorted((one, other) => vagueness(one.path) - vagueness(other.path));
      const unknown = Object.keys(pageQuestions).filter(
        (path) => !pages.some((page) => page.path === path),
      );
      if (!entry || unknown.length > 0) this.error(`No route for ${unknown.join(', ')}.`);
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(pages) });
    },
  };
}

/** Those that fit only one address come before those that fit many: the first that fits counts. */
const vagueness = (path: string): number =>
  path
    .split('/')
    .reduce((sum, part) => sum + (part === '*' ? 100 : part.startsWith(':') ? 1 : 0), 0) -
  path.length / 1_000;

/** Finds the files that modules are built into, with all that those import and not what every page has. */
function filesIn(bundle: Rolldown.OutputBundle) {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const ofModule = new Map<string, Rolldown.OutputChunk>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    chunks.set(chunk.fileName, chunk);
    for (const id of chunk.moduleIds) ofModule.set(id, chunk);
  }
  const reach = (chunk: Rolldown.OutputChunk | undefined, into: Set<Rolldown.OutputChunk>) => {
    if (!chunk || into.has(chunk)) return;
    into.add(chunk);
    for (const file of chunk.imports) reach(chunks.get(file), into);
  };
  const entry = new Set<Rolldown.OutputChunk>();
  for (const chunk of chunks.values()) if (chunk.isEntry) reach(chunk, entry);
  const filesOf = (modules: readonly string[]) => {
    const reached = new Set<Rolldown.OutputChunk>();
    for (const id of modules) reach(ofModule.get(id), reached);
    const own = [...reached].filter((chunk) => !entry.has(chunk));
    return {
      scripts: own.map(({ fileName: file }) => file),
      styles: [...new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
    };
  };
  return { entry: entry.size > 0, filesOf };
}
