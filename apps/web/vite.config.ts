import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Where the API answers while the client is developed with `vite`. */
const api = process.env.API_URL ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    compression({
      exclude: [/\.html$/, /manifest\.json$/],
      algorithms: ['brotliCompress', 'gzip'],
      threshold: 512,
    }),
  ],
  build: { manifest: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    proxy: {
      '/graphql': { target: api, ws: true },
      '/dev': api,
      '/explorer': api,
      '/files': api,
    },
  },
});
