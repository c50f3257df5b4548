import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';
import { entriesOf } from '../lib/po.ts';

/**
 * What is wrong in the catalogs below a folder laid out as `{locale}/{name}.po`: messages without
 * a translation, obsolete ones, catalogs missing in a language, placeholders or tags that the
 * translation loses or makes up, names that end a sentence, which many companies' (`S.A.S.`) do with
 * a stop of their own, and messages that two catalogs translate differently: the client looks them
 * all up in one place, so the last one loaded would win.
 */
export function catalogProblems(folder: string, locales: readonly string[]): string[] {
  const problems: string[] = [];
  const files = filesBelow(folder).filter((path) => path.endsWith('.po'));
  const names = new Set(files.map((path) => path.slice(path.indexOf('/') + 1)));
  for (const locale of locales) {
    const known = new Map<string, { path: string; text: string }>();
    for (const name of names) {
      const path = `${locale}/${name}`;
      if (!files.includes(path)) {
        problems.push(`${path} does not exist`);
        continue;
      }
      const entries = entriesOf(readFileSync(join(folder, path), 'utf8'));
      for (const { key, id, text, isObsolete } of entries) {
        const other = known.get(key);
        if (!isObsolete && text && !other) known.set(key, { path, text });
        if (isObsolete) problems.push(`${path}: obsolete: ${id}`);
        else if (!text) problems.push(`${path}: not translated: ${id}`);
        else if (marksOf(id) !== marksOf(text)) {
          problems.push(`${path}: other placeholders or tags than the original: ${id}`);
        } else if (/\{(?:name|business|businessName)\}(?:<\/\d+>)?\./.test(`${id} ${text}`)) {
          problems.push(`${path}: ends a sentence with a name: ${text}`);
        } else if (other && other.text !== text) {
          problems.push(`${path}: translated otherwise in ${other.path}: ${id}`);
        }
      }
    }
  }
  return problems;
}

/**
 * The names of the placeholders and the tags of a message, in alphabetical order. In plurals and
 * selections a branch looks like a placeholder, so there only their arguments count.
 */
function marksOf(message: string): string {
  const marks = /\{\w+, (?:plural|select|selectordinal),/.test(message)
    ? /\{\w+,|<\/?\w+\/?>/g
    : /\{\w+(?=[,}])|<\/?\w+\/?>/g;
  return [...new Set(message.match(marks))].toSorted().join(' ');
}
