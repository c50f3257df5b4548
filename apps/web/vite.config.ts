import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { pagesPlugin } from './scripts/pages-plugin.ts';

/** Where the API answers while the client is developed with `vite`. */
const api = process.env.API_URL ?? 'http://localhost:4000';

/** Modules that only pass on others: importing one says nothing about which of them is used. */
const indexes =
  /(@mantine\/core|packages\/ui|packages\/domain)\/.*index\.m?[jt]s$|@tabler\/icons-react\/.*(index|tabler-icons-react)\.mjs$/;

/**
 * Everything the entry imports without `import()`, in one chunk: cut by who shares what it would
 * be a dozen small ones, which compress worse and are all needed at once anyway.
 */
function firstChunk(): (id: string, graph: Rolldown.ChunkingContext) => string | null {
  const first = new Set<string>();
  const reach = (id: string, graph: Rolldown.ChunkingContext): void => {
    if (first.has(id) || indexes.test(id)) return;
    first.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph);
  };
  const entry = new URL('src/app/main.tsx', import.meta.url).pathname;
  return (id, graph) => {
    reach(entry, graph);
    return first.has(id) ? 'first' : null;
  };
}

/** React Router exports its development build only; the other one lacks its warnings and is smaller. */
const productionRouter = (file: string): string =>
  new URL(`../../node_modules/react-router/dist/production/${file}`, import.meta.url).pathname;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    pagesPlugin(),
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      // The page itself carries a nonce of each request; what is in .vite is for the server.
      exclude: [/\.html$/, /\.vite\//],
      threshold: 512,
    }),
  ],
  resolve: {
    // rxjs keeps its modern build behind this condition.
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: productionRouter('index.mjs') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export.mjs') },
          ]
        : [],
  },
  build: {
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ debugName: 'first', name: firstChunk() }] } },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/dev': api,
      '/explorer': api,
      '/files': api,
      '^/entrepreneurs/[^/]+/contact[.]vcf$': api,
    },
  },
}));
