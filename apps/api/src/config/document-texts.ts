import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigError } from './config-error.ts';

/** A document's hash -> its text. */
export type DocumentTexts = Readonly<Record<string, string>>;

/** Texts may be named by the first digits of their hash: nobody but the operator registers any. */
const shortestHash = 20;

const clientFile = fileURLToPath(
  new URL('../../../web/dist/.vite/trusted-documents.json', import.meta.url),
);

/**
 * The documents of the built client and of further files, each an object of texts by their SHA-256.
 * @throws {ConfigError} when a file cannot be read or names a text by another hash.
 */
export function readTrustedDocuments(files: readonly string[]): DocumentTexts {
  const own = existsSync(clientFile) ? [clientFile] : [];
  const texts: Record<string, string> = {};
  for (const file of [...own, ...files]) {
    for (const [hash, text] of Object.entries(readObject(file))) {
      const isHash = hash.length >= shortestHash;
      if (typeof text !== 'string' || !isHash || !hashOf(text).startsWith(hash)) {
        throw wrongFile(file, `names a document by ${hash}, which is not its SHA-256`);
      }
      texts[hash] = text;
    }
  }
  return texts;
}

function readObject(file: string): Record<string, unknown> {
  try {
    const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof given === 'object' && given !== null) return { ...given };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code) throw wrongFile(file, `cannot be read (${code})`);
  }
  throw wrongFile(file, 'is no JSON object of documents by their SHA-256');
}

const wrongFile = (file: string, problem: string) =>
  new ConfigError([`TRUSTED_DOCUMENTS: ${file} ${problem}`]);

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
