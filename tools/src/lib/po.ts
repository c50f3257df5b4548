/** A message of a PO catalog. */
export interface Entry {
  /** With its context, when it has one: what the client looks it up by. */
  key: string;
  id: string;
  text: string;
  isObsolete: boolean;
}

const entries =
  /^(?:msgctxt (".*")\n)?(#~ )?msgid ((?:(?:#~ )?".*"\n)+)(?:#~ )?msgstr ((?:(?:#~ )?".*"(?:\n|$))+)/gm;

/** Joins the quoted lines of a message in a PO file. */
const unquote = (lines: string) =>
  [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part]) => part).join('');

const keyOf = (context: string | undefined, id: string): string =>
  `${unquote(context ?? '')}|${unquote(id)}`;

/** The entries of a PO catalog without its header. */
export function entriesOf(catalog: string): Entry[] {
  return [...catalog.matchAll(entries)]
    .map(([, context, obsolete, id = '', message = '']) => ({
      key: keyOf(context, id),
      id: unquote(id),
      text: unquote(message),
      isObsolete: obsolete !== undefined,
    }))
    .filter(({ id }) => id !== '');
}

/**
 * A PO catalog with the translations that it lacks and that others had: a message that moves from one
 * feature to another keeps its translation.
 * @param known translations as they stand in quotes in a catalog, by the keys of their entries.
 */
export function fillIn(catalog: string, known: ReadonlyMap<string, string>): string {
  return catalog.replaceAll(entries, (entry: string, context, obsolete, id: string, message) => {
    if (obsolete !== undefined || unquote(String(message)) !== '') return entry;
    const text = known.get(keyOf(context as string | undefined, id));
    return text ? entry.replace(/msgstr ""\n?$/, `msgstr "${text}"\n`) : entry;
  });
}
