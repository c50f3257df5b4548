import { dirname, join, resolve } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type PageKey, pageKeys, pageOf, toNames } from '@wiki/domain';
import { getOperationAST, print } from 'graphql';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { PageQuery } from '../src/app/page-queries.ts';
import { enumsOf } from '../src/lib/apollo/enums-of.ts';
import { catalogsFor } from './catalogs.ts';

/** Where the server finds what each address needs, below the built client. */
export const pagesFile = '.vite/pages.json';

const root = resolve(import.meta.dirname, '..');
const viewsFolder = join(root, 'src/app/views');
/** What the router loads to find the pages that aren't its first. */
const tableOfOthers = ['src/app/other-routes.tsx', 'src/lib/i18n/feature-catalogs.ts'];

/** The frame of the back office, which the root layout begins to load beside the page. */
const adminLayout = join(root, 'src/app/layouts/admin/admin-layout.tsx');
/** What views begin to load by themselves as soon as they are there, and show at first. */
const begunBy: Partial<Record<PageKey, readonly string[]>> = {
  adminAnalytics: [join(root, 'src/features/admin-home/components/figures.tsx')],
};

/** The views as they are read here: calling one names the modules that it starts to import. */
type ReadViews = Partial<Record<PageKey | 'notFound', () => string[]>>;

/** What the page of an address needs beside what all pages load, as the server reads it. */
export interface PageParts {
  path: string;
  scripts: string[];
  styles: string[];
  /** All of its styles in one file, where the server renders it: a first paint waits for one answer. */
  sheet: string | null;
  /** The scripts with its messages, by language. */
  messages: Record<string, string[]>;
  /** Whether the server renders it for visitors. */
  isRendered: boolean;
  queries: { operationName: string; query: string; variables: Record<string, unknown> }[];
}

/** In place of `import()`: notes what would be loaded. */
const recorder = `
let started = [];
export const start = (id) => { started.push(id); return Promise.resolve({}); };
export const modulesOf = (view) => () => { started = []; void view(); return started; };`;

/** Lets the tables of views be read outside a browser: they say what they would load. */
const readable: Plugin = {
  name: 'readable-views',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.endsWith('\0recorder')) return '\0recorder';
    if (!importer?.startsWith(viewsFolder)) return null;
    return /^\.\/|^react\//.test(source) ? null : '\0nothing';
  },
  load: (id) => (id === '\0recorder' ? recorder : id === '\0nothing' ? 'export {};' : null),
  transform(code, id) {
    if (!id.startsWith(viewsFolder)) return null;
    const named = code
      .replaceAll(
        /\bimport\(\s*'([^']+)',?\s*\)/g,
        (_, source: string) => `start(${JSON.stringify(resolve(dirname(id), source))})`,
      )
      .replace(
        /export const (firstViews|otherViews) = ([\s\S]*?\n\})/,
        (_, name: string, table: string) =>
          `export const ${name} = Object.fromEntries(Object.entries(${table}).map(([key, view]) => [key, modulesOf(view)]))`,
      );
    return `import { modulesOf, start } from '\0recorder';\n${named}`;
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

/**
 * Writes beside the client what each of its pages needs: scripts, styles, messages, and what its
 * first screen queries. All of it comes from the client's own views and documents.
 */
export function pagesPlugin(): Plugin {
  return {
    name: 'pages',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const [{ firstViews }, { otherViews }, { pageQueries }] = await Promise.all([
        read<{ firstViews: ReadViews }>('views/first-views.ts'),
        read<{ otherViews: ReadViews }>('views/other-views.ts'),
        read<{ pageQueries: Partial<Record<PageKey, readonly PageQuery[]>> }>('page-queries.ts'),
      ]);
      const { entry, filesOf } = filesIn(bundle);
      if (!entry) this.error('The bundle has no entry.');
      // Parts that a view loads by itself are rendered on the server along with it.
      const laterOf = (views: readonly string[]): string[] =>
        views.flatMap((view) => [...(this.getModuleInfo(view)?.dynamicallyImportedIds ?? [])]);
      const messagesIn = (language: string, modules: readonly string[]) =>
        filesOf(
          ['shared', ...catalogsFor(modules, this)].map((name) =>
            join(root, `src/locales/es/${name}.po${language === 'en' ? '?source' : ''}`),
          ),
        ).scripts;
      const pages = pageKeys.flatMap((key): PageParts[] => {
        const table = key in firstViews ? [] : tableOfOthers;
        const view = (firstViews[key] ?? otherViews[key])?.();
        if (!view) return [];
        const { path, access, isRendered = false } = pageOf(key);
        const frame = access === 'wikiAdmin' ? [adminLayout] : [];
        const modules = [...view, ...frame, ...(begunBy[key] ?? [])];
        const { scripts } = filesOf([...table.map((file) => join(root, file)), ...modules]);
        const { styles } = filesOf([...modules, ...laterOf(view)]);
        const merged = isRendered && styles.length > 0 ? sourceOf(bundle, styles) : null;
        const sheet =
          merged === null
            ? null
            : this.getFileName(this.emitFile({ type: 'asset', name: 'page.css', source: merged }));
        return [
          {
            path,
            scripts,
            styles,
            sheet,
            messages: { en: messagesIn('en', modules), es: messagesIn('es', modules) },
            isRendered,
            queries: (pageQueries[key] ?? []).map(({ query, variables }) => ({
              operationName: getOperationAST(query)?.name?.value ?? '',
              query: print(addTypenameToDocument(query)),
              variables: toNames(enumsOf(query).variables, variables),
            })),
          },
        ];
      });
      this.emitFile({ type: 'asset', fileName: pagesFile, source: JSON.stringify(pages) });
    },
  };
}

/** Some files of a bundle as one, in their order. */
function sourceOf(bundle: Rolldown.OutputBundle, files: readonly string[]): string {
  return files
    .map((name) => {
      const file = bundle[name];
      if (file?.type !== 'asset') throw new Error(`The bundle has no ${name}.`);
      return String(file.source);
    })
    .join('\n');
}

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
