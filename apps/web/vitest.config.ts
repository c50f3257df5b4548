import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sourceMessagesPlugin } from './scripts/source-messages-plugin.ts';

// The macros look for their configuration from the working directory, which may be another.
process.env['LINGUI_CONFIG'] ??= fileURLToPath(new URL('lingui.config.ts', import.meta.url));

// Parts of the client in a simulated browser; what needs none is in the project "unit" of the root.
export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui(),
    sourceMessagesPlugin(),
  ],
  test: {
    name: 'parts',
    // As many as the others of the root: only then do they run beside each other.
    maxWorkers: 2 * availableParallelism(),
    include: ['src/**/*.dom.test.tsx'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
});
