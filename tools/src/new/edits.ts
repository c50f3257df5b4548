import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A change of a file that exists: a line that goes before another. */
export interface Insertion {
  file: string;
  /** The line that it goes before: the first that fits, after `below` where that is given. */
  before: RegExp;
  below?: RegExp;
  line: string;
}

/** What is to be made: new files by their paths, and lines in files that exist. */
export interface Plan {
  files: Readonly<Record<string, string>>;
  insertions: readonly Insertion[];
}

function inserted(text: string, { file, before, below, line }: Insertion): string {
  const lines = text.split('\n');
  const start = below ? lines.findIndex((each) => below.test(each)) + 1 : 0;
  const at = lines.findIndex((each, index) => index >= start && before.test(each));
  if (at < 0 || (below && start === 0)) {
    throw new Error(`${file}: found no line ${String(below && start === 0 ? below : before)}.`);
  }
  return lines.toSpliced(at, 0, line).join('\n');
}

/**
 * Carries a plan out, all of it or nothing.
 * @returns the paths that were written.
 * @throws when a file exists already or a place isn't found.
 */
export function carryOut(root: string, { files, insertions }: Plan): string[] {
  const texts = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) {
    if (existsSync(join(root, path))) throw new Error(`${path} exists already.`);
    texts.set(path, text);
  }
  for (const insertion of insertions) {
    const { file } = insertion;
    texts.set(file, inserted(texts.get(file) ?? readFileSync(join(root, file), 'utf8'), insertion));
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...texts.keys()];
}
