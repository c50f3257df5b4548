import type { Plugin } from 'vite';

/** What Apollo looks for in every document, and what it finds in one of the client's own. */
const lookedFor: readonly (readonly [from: string, to: string])[] = [
  ['hasDirectives(["client", "export"], document, true)', 'false'],
  ['hasForcedResolvers(document)', 'false'],
  ['hasDirectives(["nonreactive"], document)', 'false'],
  ['hasDirectives(["defer"], document)', 'false'],
  ['addNonReactiveToNamedFragments(document)', 'document'],
  ['hasDirectives(["client"], document) ? document : null', 'null'],
  ['removeDirectivesFromDocument([', 'document'],
];

/** How Apollo tells that two requests ask the same. */
const printed = 'const printedServerQuery = print(serverQuery);';

/**
 * Apollo goes through each document six times when it is first used, to find directives that concern the
 * client alone, and writes it out to compare requests: up to 25 ms of a phone for a page that comes to life.
 * The client's own documents, which carry a hash, have no such directives (`trusted-documents-plugin.ts`
 * sees to it), and two are the same when their hashes are.
 */
export function knownDocumentsPlugin(): Plugin {
  return {
    name: 'known-documents',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/@apollo/client/core/QueryManager.js')) return null;
      let changed = code.replace(
        printed,
        'const printedServerQuery = serverQuery.hash ?? print(serverQuery);',
      );
      if (changed === code) this.error('Apollo compares requests in another way.');
      for (const [from, to] of lookedFor) {
        // In the entry that is kept of a document, not in what else asks for the same.
        if (!changed.includes(`: ${from}`)) this.error(`Apollo no longer asks ${from}.`);
        changed = changed.replace(`: ${from}`, `: document.hash ? ${to} : ${from}`);
      }
      return changed;
    },
  };
}
