import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/**
 * Builds the API's explorer beside the client, and apart from it: what both use is in each of them,
 * so that neither is cut into other pieces by the other.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    compression({ algorithms: ['brotliCompress', 'gzip'], exclude: [/\.html$/], threshold: 512 }),
  ],
  build: {
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('explorer.html', import.meta.url)),
      output: {
        entryFileNames: 'assets/explorer-[hash].js',
        assetFileNames: 'assets/explorer-[hash][extname]',
        codeSplitting: false,
      },
    },
  },
});
