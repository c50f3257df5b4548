import type { Plugin } from 'vite';

/** What Apollo looks for in every document, and what it finds in those of the client. */
const lookedFor: readonly (readonly [from: string | RegExp, to: string])[] = [
  ['hasDirectives(["client", "export"], document, true)', 'false'],
  ['hasForcedResolvers(document)', 'false'],
  ['hasDirectives(["nonreactive"], document)', 'false'],
  ['hasDirectives(["defer"], document)', 'false'],
  ['addNonReactiveToNamedFragments(document)', 'document'],
  ['hasDirectives(["client"], document) ? document : null', 'null'],
  [/removeDirectivesFromDocument\(\[[^\]]*\], document\)/, 'document'],
  // How it tells that two requests ask the same.
  [
    'const printedServerQuery = print(serverQuery)',
    'const printedServerQuery = serverQuery.hash ?? print(serverQuery)',
  ],
];

/**
 * Apollo goes through each document six times when it is first used, to find directives that concern the
 * client alone, and writes it out to compare requests: up to 25 ms of a phone for a page that comes to life.
 * The client's own documents have no such directives (`trusted-documents-plugin.ts` sees to it), so that the
 * code that looks for them is left out, and two that carry a hash are the same when their hashes are.
 */
export function knownDocumentsPlugin(): Plugin {
  return {
    name: 'known-documents',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/@apollo/client/core/QueryManager.js')) return null;
      let changed = code;
      for (const [from, to] of lookedFor) {
        const before = changed;
        changed = before.replace(from, to);
        if (changed === before) this.error(`Apollo no longer asks ${String(from)}.`);
      }
      return changed;
    },
  };
}
