import { join, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

// The server as some fifty files in place of three thousand, which to find and read takes longer than
// all else at a start. The sources stay beside it: it reads the contract from them.

const built = join(import.meta.dirname, 'dist');

/** Packages that are read where they are installed. */
const leftOut = [
  // Compiled for a machine, or with files of their own beside them.
  'argon2',
  'lmdb',
  'pdfkit',
  'pino',
  'sharp',
  // Large, and read only where a setting asks for them.
  /^@aws-sdk\//,
  /^@opentelemetry\/(?!api)/,
  'mongodb-memory-server-core',
  // The driver takes them where they are installed, which they are not.
  /^@mongodb-js\//,
  'aws4',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
];

/** What the server runs beside itself, as threads and as the process of its database. */
const helpers = {
  'engine-process': 'src/platform/database/engine-process.ts',
  'index-worker': 'src/platform/search/index/index-worker.ts',
  'render-worker': 'src/platform/http/pages/render-worker.ts',
};

/** What the console does with an installation; `npm run admin` and its like find them by these names. */
const commands = Object.fromEntries(
  [
    'admin',
    'audit-verify',
    'demo-remove',
    'doctor',
    'events',
    'seed',
    'statistics-rebuild',
    'transfer',
  ].map((name) => [name, `src/commands/${name}.ts`]),
);

const helperAddress = new RegExp(
  String.raw`new URL\('\./(${Object.keys(helpers).join('|')})\.ts', import\.meta\.url\)`,
  'g',
);

/** What a module finds beside its source it finds when it was built, too; its helpers beside what was built. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.url/ },
    handler(code, id) {
      const source = `new URL('./${relative(built, id).replaceAll(sep, '/')}', import.meta.url).href`;
      return code
        .split(helperAddress)
        .map((part, at) =>
          at % 2 === 1
            ? `new URL('./${part}.js', import.meta.url)`
            : part.replaceAll('import.meta.url', source),
        )
        .join('');
    },
  },
};

export default defineConfig({
  input: { main: 'src/main.ts', ...helpers, ...commands },
  platform: 'node',
  external: leftOut,
  // Packages as Node finds them, so that each is there once.
  resolve: { mainFields: ['main'] },
  plugins: [keepPlaces],
  output: {
    dir: built,
    cleanDir: true,
    // Node excuses the old calls of packages where they are installed. Ours are met in development.
    banner: ({ name, isEntry }) =>
      isEntry && !(name in helpers) ? 'process.noDeprecation = true;' : '',
  },
});
