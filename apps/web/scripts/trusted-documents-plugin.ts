import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DocumentNode, Kind, print } from 'graphql';
import type { Plugin } from 'vite';
import * as sessionDocuments from '../src/lib/auth/session-documents.ts';

/** Where the server finds the client's documents, below the built client. */
const fileName = '.vite/trusted-documents.json';

/** Parts of a document that may be left out when they are empty. */
const empty = /,"(?:arguments|directives|variableDefinitions)":\[\]/g;

/** The first so many digits name one of a few hundred documents, and weigh a third of all 64. */
const hashLength = 20;

/** What concerns the client alone: `known-documents-plugin.ts` takes it that there is none. */
const ofTheClient = /@(?:client|connection|defer|export|nonreactive|stream|unmask)\b/;

const folder = resolve(import.meta.dirname, '../src/gql');
const declaration = /export const (\w+Document) = \{ kind: 'Document', /g;

/**
 * Registers the client's operations: their texts, as they would be sent, are written by their hash
 * beside the client, and each document of the bundle carries its own, to be sent instead.
 */
export function trustedDocumentsPlugin(): Plugin {
  const texts: Record<string, string> = {};
  const hashes = new Map<string, string>();
  const register = (text: string): string => {
    const [directive] = ofTheClient.exec(text) ?? [];
    if (directive) throw new Error(`No document may say ${directive}:\n${text}`);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, hashLength);
    texts[hash] = text;
    return hash;
  };
  return {
    name: 'trusted-documents',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      for (const text of Object.values(sessionDocuments)) register(text);
      for (const file of globSync('*.ts', { cwd: folder })) {
        const exported = (await import(pathToFileURL(join(folder, file)).href)) as object;
        for (const [name, document] of Object.entries(exported) as [string, DocumentNode][]) {
          if (document.kind !== Kind.DOCUMENT) continue;
          hashes.set(`${file}:${name}`, register(print(addTypenameToDocument(document))));
        }
      }
    },
    transform(code, id) {
      if (!id.startsWith(`${folder}/`)) return null;
      const file = id.slice(folder.length + 1);
      return code.replaceAll(empty, '').replaceAll(declaration, (whole, name: string) => {
        const hash = hashes.get(`${file}:${name}`);
        if (!hash) this.error(`${name} of ${file} is not registered.`);
        return `${whole}hash: '${hash}', `;
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(texts) });
    },
  };
}
