import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

interface Entry {
  id: string;
  text: string;
  isObsolete: boolean;
}

/** Joins the quoted lines of a message in a PO file. */
const unquote = (lines: string) =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('');

/** The entries of a PO catalogue without its header. */
function entriesOf(text: string): Entry[] {
  return [
    ...text.matchAll(
      /^(#~ )?msgid ((?:(?:#~ )?".*"\n)+)(?:#~ )?msgstr ((?:(?:#~ )?".*"(?:\n|$))+)/gm,
    ),
  ]
    .map(([, obsolete, id = '', message = '']) => ({
      id: unquote(id),
      text: unquote(message),
      isObsolete: obsolete !== undefined,
    }))
    .filter(({ id }) => id !== '');
}

/**
 * What is wrong in the catalogues below a folder laid out as `{locale}/{name}.po`: messages without
 * a translation, obsolete ones, catalogues missing in a language, and placeholders or tags that the
 * translation loses or makes up.
 */
export function catalogueProblems(folder: string, locales: readonly string[]): string[] {
  const problems: string[] = [];
  const files = filesBelow(folder).filter((path) => path.endsWith('.po'));
  const names = new Set(files.map((path) => path.slice(path.indexOf('/') + 1)));
  for (const locale of locales) {
    for (const name of names) {
      const path = `${locale}/${name}`;
      if (!files.includes(path)) {
        problems.push(`${path} does not exist`);
        continue;
      }
      for (const { id, text, isObsolete } of entriesOf(readFileSync(join(folder, path), 'utf8'))) {
        if (isObsolete) problems.push(`${path}: obsolete: ${id}`);
        else if (!text) problems.push(`${path}: not translated: ${id}`);
        else if (marksOf(id) !== marksOf(text)) {
          problems.push(`${path}: other placeholders or tags than the original: ${id}`);
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
