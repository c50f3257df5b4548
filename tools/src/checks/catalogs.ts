import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files.ts';

interface Entry {
  /** With its context, when it has one: what the client looks it up by. */
  key: string;
  id: string;
  text: string;
  isObsolete: boolean;
}

/** Joins the quoted lines of a message in a PO file. */
const unquote = (lines: string) =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('');

/** The entries of a PO catalog without its header. */
function entriesOf(text: string): Entry[] {
  return [
    ...text.matchAll(
      /^(?:msgctxt (".*")\n)?(#~ )?msgid ((?:(?:#~ )?".*"\n)+)(?:#~ )?msgstr ((?:(?:#~ )?".*"(?:\n|$))+)/gm,
    ),
  ]
    .map(([, context = '', obsolete, id = '', message = '']) => ({
      key: `${unquote(context)}|${unquote(id)}`,
      id: unquote(id),
      text: unquote(message),
      isObsolete: obsolete !== undefined,
    }))
    .filter(({ id }) => id !== '');
}

/**
 * What is wrong in the catalogs below a folder laid out as `{locale}/{name}.po`: messages without
 * a translation, obsolete ones, catalogs missing in a language, placeholders or tags that the
 * translation loses or makes up, and messages that two catalogs translate differently: the client
 * looks them all up in one place, so the last one loaded would win.
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
