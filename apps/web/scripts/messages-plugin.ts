import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { catalogsFor, noteWords } from './catalogs.ts';

const sources = resolve(import.meta.dirname, '../src');
const helper = resolve(sources, 'lib/i18n/with-messages.ts');

/** Stands for the catalogs of a module until the graph of all modules is known. */
const placeholder = (id: string): string => `@@catalogs:${id}@@`;

/**
 * Lets every `import()` of the client bring the messages of what it loads: the build reads from the
 * graph of modules which catalogs those are. In development all of them are loaded.
 */
export function messagesPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transform(code, id) {
      if (!id.startsWith(`${sources}/`) || !/\.tsx?$/.test(id) || id.startsWith(dirname(helper)))
        return null;
      noteWords(code, id);
      const from = dirname(id);
      const loading = code.replaceAll(
        /\bimport\(\s*'(\.{1,2}\/[^']+\.tsx?)',?\s*\)/g,
        (_, path: string) => {
          const names = isBuild ? JSON.stringify(placeholder(resolve(from, path))) : 'null';
          return `withMessages(() => import('${path}'), ${names})`;
        },
      );
      if (loading === code) return null;
      return `import { withMessages } from ${JSON.stringify(helper)};${loading}`;
    },
    renderChunk(code) {
      if (!code.includes('@@catalogs:')) return null;
      return code.replaceAll(/(["'`])@@catalogs:(.+?)@@\1/g, (_, _quote, id: string) =>
        JSON.stringify(catalogsFor([id], this)),
      );
    },
  };
}
