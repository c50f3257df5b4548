import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import lingui from '../lingui.config.ts';

const { sourceLocale = 'en' } = lingui;

/**
 * Gives a catalog's messages in the language they are written in: what stands in a file of
 * translations is read with `?source` as it was before it was translated, so that nobody keeps a
 * second file that says everything twice.
 */
export function sourceMessagesPlugin(): Plugin {
  const po = formatter();
  return {
    name: 'source-messages',
    transform: {
      filter: { id: /\.po\?source$/ },
      async handler(text, id) {
        const entries = await po.parse(text, { locale: sourceLocale, sourceLocale, filename: id });
        const messages = Object.fromEntries(
          Object.entries(entries ?? {}).map(([key, { message }]) => [key, message ?? key]),
        );
        const { source, errors } = createCompiledCatalog(sourceLocale, messages, {
          namespace: 'es',
        });
        for (const { error } of errors) this.error(error);
        return { code: source, map: null, moduleType: 'js' };
      },
    },
  };
}
