import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, mergeConfig, type UserConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { plannedChunks } from './scripts/chunks/planned-chunks.ts';
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

/** In blocks as large as they go, which is smaller by a tenth of a percent: what is sent was made once. */
const brotli = defineAlgorithm('brotliCompress', {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
  },
});

/** React Router exports its development build only; the other one lacks its warnings and is smaller. */
const productionRouter = (file: string): string =>
  fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url),
  );

/** The client as it is built, but for what stands in which file. */
const client = (): UserConfig => ({
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
  ],
  resolve: {
    // rxjs keeps its modern build behind this condition.
    conditions: ['es2015', ...defaultClientConditions],
  },
});

/** What takes the place of modules in what is built. */
const buildAliases = [
  // React has what this stands in for in its older versions.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  { find: /^react-router$/, replacement: productionRouter('index.mjs') },
  { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
];

/** What browsers load. */
const browserBuild = (): UserConfig =>
  mergeConfig(client(), {
    plugins: [pagesPlugin(), trustedDocumentsPlugin()],
    resolve: { alias: buildAliases },
    build: {
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // The first route names dozens of files, whose hashes nothing compresses: they have the
          // fewest letters that tell apart the versions of so many.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
      },
    },
  });

/** The same in files that the pages ask for together, compressed once. */
async function plannedBuild(): Promise<UserConfig> {
  const name = await plannedChunks(browserBuild());
  return mergeConfig(browserBuild(), {
    plugins: [
      compression({
        algorithms: [brotli, 'gzip'],
        // The page itself carries a nonce of each request; what is in .vite is for the server.
        exclude: [/\.html$/, /\.vite\//],
        threshold: 512,
      }),
    ],
    build: {
      rolldownOptions: {
        output: {
          // Each module has its place: what it imports must not come along.
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name }] },
        },
      },
    },
  });
}

/** What renders pages on the server. */
const serverBuild = (): UserConfig =>
  mergeConfig(client(), {
    resolve: { alias: buildAliases },
    define: { 'process.env.NODE_ENV': '"production"' },
    // It stands by itself, whatever is installed beside it.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: 'dist/.vite/server',
      target: 'node20',
      copyPublicDir: false,
      ssrEmitAssets: false,
    },
  });

const developed = (): UserConfig =>
  mergeConfig(client(), {
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
  });

export default defineConfig(({ command, isSsrBuild = false }) => {
  if (command === 'serve') return developed();
  return isSsrBuild ? serverBuild() : plannedBuild();
});
