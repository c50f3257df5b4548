import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { catalogsFor } from './scripts/catalogs.ts';
import { knownDocumentsPlugin } from './scripts/known-documents-plugin.ts';
import { messagesPlugin } from './scripts/messages-plugin.ts';
import { pagesPlugin } from './scripts/pages-plugin.ts';
import { pureRouterPlugin } from './scripts/pure-router-plugin.ts';
import { quietReactPlugin } from './scripts/quiet-react-plugin.ts';
import { sourceMessagesPlugin } from './scripts/source-messages-plugin.ts';
import { trustedDocumentsPlugin } from './scripts/trusted-documents-plugin.ts';
import { writtenCountsPlugin } from './scripts/written-counts-plugin.ts';

/** Where the API answers while the client is developed with `vite`. */
const api = process.env.API_URL ?? 'http://localhost:4000';

/** Modules that only pass on others: importing one says nothing about which of them is used. */
const indexes =
  /(packages\/ui|packages\/domain)\/.*index\.m?[jt]s$|@tabler\/icons-react\/.*(index|tabler-icons-react)\.mjs$|@apollo\/client\/react\/(hooks\/)?index\.js$/;

/** The pages that anybody may open; what several of them share is worth one request. */
const publicPages = [
  'home/components/featured-listings.tsx',
  'listings/views/listing-list.tsx',
  'listings/views/listing-page.tsx',
  'entrepreneurs/views/directory.tsx',
  'entrepreneurs/views/public-profile.tsx',
  'about/views/about.tsx',
];

const sourceOf = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** Everything that a module imports without `import()`, with itself and what is reached already. */
function reachOf(
  start: string,
  graph: Rolldown.ChunkingContext,
  reached = new Set<string>(),
): Set<string> {
  const reach = (id: string): void => {
    if (reached.has(id) || indexes.test(id)) return;
    reached.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported);
  };
  reach(start);
  return reached;
}

/** What the entry imports, with what it evaluates a moment later so that a phone can draw meanwhile. */
function firstOf(graph: Rolldown.ChunkingContext): Set<string> {
  const entry = sourceOf('app/main.tsx');
  const later = graph.getModuleInfo(entry)?.dynamicallyImportedIds ?? [];
  return later
    .filter((id) => id.includes('/react-dom/'))
    .reduce((reached, id) => reachOf(id, graph, reached), reachOf(entry, graph));
}

/**
 * Names the chunk of what is wanted together, in this order: everything the entry imports, what the
 * home page adds to it, the routes of all other pages, what follows the device and live events, and
 * what several public pages share. Cut by who shares what each would be a dozen small ones, which
 * compress worse and are all needed at once anyway. The rest is left as it is.
 */
function chunkOf(): (id: string, graph: Rolldown.ChunkingContext) => string | null {
  let known: { chunks: [name: string, ids: Set<string>][]; pages: Set<string>[] } | undefined;
  return (id, graph) => {
    const reach = (path: string) => reachOf(sourceOf(path), graph);
    known ??= {
      chunks: [
        ['first', firstOf(graph)],
        ['home', reach('features/home/views/home.tsx')],
        ['other-routes', reach('app/other-routes.tsx')],
        ['follow-device', reach('app/follow-device.ts')],
        [
          'live',
          new Set([...reach('lib/apollo/live-link.ts'), ...reach('lib/apollo/live-client.ts')]),
        ],
      ],
      pages: publicPages.map((page) => reach(`features/${page}`)),
    };
    const chunk = known.chunks.find(([, ids]) => ids.has(id));
    if (chunk) return chunk[0];
    return known.pages.filter((page) => page.has(id)).length > 1 ? 'public' : null;
  };
}

/** A catalog of messages: the source's own words, or their translations. */
const catalog = /\/locales\/es\/([^/]+)\.po(\?source)?$/;

/** Names the chunk of the messages that the public pages have, in each language: a page has many catalogs. */
function messagesOf(): (id: string, graph: Rolldown.ChunkingContext) => string | null {
  let known: Set<string> | undefined;
  return (id, graph) => {
    const [, name = '', isSource] = catalog.exec(id) ?? [];
    known ??= new Set(
      catalogsFor(
        publicPages.map((page) => sourceOf(`features/${page}`)),
        graph,
      ),
    );
    // The home page's own stays out: its route is the lightest.
    return name !== 'home' && known.has(name) ? `messages-${isSource ? 'en' : 'es'}` : null;
  };
}

/** In blocks as large as they go, which is smaller by a tenth of a percent: what is sent was made once. */
const brotli = defineAlgorithm('brotliCompress', {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  },
});

/** Controls and icons: each is small, and a page that has one of them has several. */
const smallParts = /packages\/ui\/src\/|@tabler\/icons-react\/dist\/esm\/icons\//;

/** React Router exports its development build only; the other one lacks its warnings and is smaller. */
const productionRouter = (file: string): string =>
  fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url),
  );

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    messagesPlugin(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    sourceMessagesPlugin(),
    pureRouterPlugin(),
    quietReactPlugin(),
    writtenCountsPlugin(),
    knownDocumentsPlugin(),
    ...(isSsrBuild
      ? []
      : [
          pagesPlugin(),
          trustedDocumentsPlugin(),
          compression({
            algorithms: [brotli, 'gzip'],
            // The page itself carries a nonce of each request; what is in .vite is for the server.
            exclude: [/\.html$/, /\.vite\//],
            threshold: 512,
          }),
        ]),
  ],
  resolve: {
    // rxjs keeps its modern build behind this condition.
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            // React has what this stands in for in its older versions.
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
            { find: /^react-router$/, replacement: productionRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
          ]
        : [],
  },
  // What renders pages on the server stands by itself, whatever is installed beside it.
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/.vite/server',
        target: 'node20',
        copyPublicDir: false,
        ssrEmitAssets: false,
      }
    : {
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // The first route names dozens of files, whose hashes nothing compresses: they have the
            // fewest letters that tell apart the versions of so many.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { debugName: 'by use', name: chunkOf() },
                { debugName: 'messages', name: messagesOf() },
                { name: 'parts', test: smallParts, minShareCount: 6 },
              ],
            },
          },
        },
      },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      // What the API serves there; the page of all parts is the client's.
      '^/dev/(?!parts)': api,
      '/explorer': api,
      '/files': api,
      '^/entrepreneurs/[^/]+/contact[.]vcf$': api,
    },
  },
}));
