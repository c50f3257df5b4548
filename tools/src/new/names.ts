/** A name in the forms that code writes it in. */
export interface Names {
  /** `trade-fair`, as given. */
  kebab: string;
  /** `trade-fairs`: folder and files. */
  kebabs: string;
  /** `tradeFair`: fields and events. */
  camel: string;
  /** `tradeFairs`: lists and collections. */
  camels: string;
  /** `TradeFair`: types. */
  pascal: string;
  /** `TradeFairs`. */
  pascals: string;
  /** `trade fair`: in sentences. */
  words: string;
  /** `trade fairs`. */
  wordsMany: string;
  /** `Trade fairs`: titles. */
  title: string;
}

const plural = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The forms of a name in kebab case and singular.
 * @param many its plural, where English forms it otherwise.
 * @throws for a name in another form.
 */
export function namesOf(kebab: string, many = plural(kebab)): Names {
  for (const name of [kebab, many]) {
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
      throw new Error(`"${name}" is no name such as trade-fair: small letters with hyphens.`);
    }
  }
  if (kebab === many) throw new Error(`"${kebab}" needs a plural of another form: --plural …`);
  const pascalOf = (name: string) => name.split('-').map(upper).join('');
  const camelOf = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => upper(letter));
  return {
    kebab,
    kebabs: many,
    camel: camelOf(kebab),
    camels: camelOf(many),
    pascal: pascalOf(kebab),
    pascals: pascalOf(many),
    words: kebab.replaceAll('-', ' '),
    wordsMany: many.replaceAll('-', ' '),
    title: upper(many.replaceAll('-', ' ')),
  };
}
