import { CommandError, missingField, unknownField, unsupported } from '../errors.ts';
import { type Doc, Int32, isDoc, isNumber, toNumber, typeName } from './values.ts';

/** How strings are compared where a command or a collection says so. */
export interface Collation {
  /** The whole specification, as collections and indexes show it. */
  spec: Doc;
  /** The same for equal collations, and only for them. */
  identity: string;
  /** Negative, zero or positive; zero for strings that count as the same. */
  compare(a: string, b: string): number;
  /** Text that strings which compare equal share; others may share it, too. */
  bucket(text: string): string;
  /** The first string seen of those that compare equal; kept as long as this object. */
  representative(text: string): string;
}

type Shared = Omit<Collation, 'representative'>;

const opened = new Map<string, Shared | null>();

/**
 * Reads a collation; null for the simple one, which compares bytes.
 * @throws what MongoDB throws for a malformed one, and a refusal where Node's ICU cannot follow.
 */
export function parseCollation(given: unknown): Collation | null {
  if (!isDoc(given)) {
    throw new CommandError(
      'TypeMismatch',
      `BSON field 'collation' is the wrong type '${typeName(given)}', expected type 'object'`,
    );
  }
  const spec = complete(given);
  const identity = JSON.stringify(spec);
  let shared = opened.get(identity);
  if (shared === undefined) {
    shared = spec['locale'] === 'simple' ? null : open(spec, identity);
    if (opened.size < 1000) opened.set(identity, shared);
  }
  return shared && { ...shared, representative: representatives(shared) };
}

function representatives({ bucket, compare }: Shared): (text: string) => string {
  const known = new Map<string, string>();
  const buckets = new Map<string, string[]>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const key = bucket(text);
    const list = buckets.get(key) ?? [];
    buckets.set(key, list);
    let representative = list.find((each) => compare(each, text) === 0);
    if (representative === undefined) {
      representative = text;
      list.push(text);
    }
    known.set(text, representative);
    return representative;
  };
}

const choices: Record<string, { otherwise: unknown; allowed: readonly unknown[] | null }> = {
  caseLevel: { otherwise: false, allowed: [true, false] },
  caseFirst: { otherwise: 'off', allowed: ['upper', 'lower', 'off'] },
  strength: { otherwise: new Int32(3), allowed: null },
  numericOrdering: { otherwise: false, allowed: [true, false] },
  alternate: { otherwise: 'non-ignorable', allowed: ['non-ignorable', 'shifted'] },
  maxVariable: { otherwise: 'punct', allowed: ['punct', 'space'] },
  normalization: { otherwise: false, allowed: [true, false] },
  backwards: { otherwise: false, allowed: [true, false] },
};

/** Every option, checked, with what stands for those that were not given. */
function complete(given: Doc): Doc {
  const { locale } = given;
  if (locale === undefined) throw missingField('collation.locale');
  if (typeof locale !== 'string') throw wrongType('locale', locale, 'string');
  const unknown = Object.keys(given).find(
    (name) => name !== 'locale' && name !== 'version' && !Object.hasOwn(choices, name),
  );
  if (unknown !== undefined) throw unknownField(`collation.${unknown}`);
  const spec: Doc = { locale };
  for (const [name, { otherwise, allowed }] of Object.entries(choices)) {
    const value = given[name] ?? otherwise;
    spec[name] = allowed === null ? strengthOf(value) : chosen(name, value, allowed);
  }
  if (locale === 'simple') return { locale };
  return { ...spec, version: '57.1' };
}

function chosen(name: string, value: unknown, allowed: readonly unknown[]): unknown {
  if (typeof value !== typeof allowed[0]) {
    throw wrongType(name, value, typeof allowed[0] === 'string' ? 'string' : 'bool');
  }
  if (allowed.includes(value)) return value;
  throw new CommandError(
    'BadValue',
    `Enumeration value '${String(value)}' for field 'collation.${name}' is not a valid value.`,
  );
}

function strengthOf(value: unknown): Int32 {
  if (!isNumber(value)) throw wrongType('strength', value, 'int');
  const strength = toNumber(value);
  if (Number.isInteger(strength) && strength >= 1 && strength <= 5) return new Int32(strength);
  const [bound, limit] = strength < 1 ? ['>=', 1] : ['<=', 5];
  throw new CommandError(
    51024,
    `BSON field 'strength' value must be ${bound} ${limit}, actual value '${strength}'`,
  );
}

function wrongType(name: string, value: unknown, wanted: string): CommandError {
  return new CommandError(
    'TypeMismatch',
    `BSON field 'collation.${name}' is the wrong type '${typeName(value)}', expected type '${wanted}'`,
  );
}

function open(spec: Doc, identity: string): Shared {
  const strength = toNumber(spec['strength']);
  const shifted = spec['alternate'] === 'shifted';
  if (spec['backwards'] === true) throw unsupported('The collation option backwards');
  if (shifted && spec['maxVariable'] === 'space') {
    throw unsupported("The collation option maxVariable: 'space'");
  }
  if (shifted && strength > 3) throw unsupported('Strength 4 with shifted characters');
  const options: Intl.CollatorOptions = {
    numeric: spec['numericOrdering'] === true,
    ignorePunctuation: shifted,
    caseFirst: spec['caseFirst'] === 'off' ? 'false' : (spec['caseFirst'] as 'upper' | 'lower'),
  };
  const tag = tagOf(spec['locale'] as string);
  const level = (sensitivity: 'base' | 'accent' | 'case' | 'variant'): Intl.Collator =>
    new Intl.Collator(tag, { ...options, sensitivity });
  const levels = sensitivities(strength, spec['caseLevel'] === true).map(level);
  const [first, ...others] = levels as [Intl.Collator, ...Intl.Collator[]];
  const compare = (a: string, b: string): number => {
    if (a === b) return 0;
    let order = first.compare(a, b);
    for (let i = 0; order === 0 && i < others.length; i++) {
      order = (others[i] as Intl.Collator).compare(a, b);
    }
    return order === 0 && strength === 5 ? byCodePoints(a, b) : order;
  };
  return { spec, identity, compare, bucket: bucketOf(level('base')) };
}

/** What is compared, one after the other. */
function sensitivities(
  strength: number,
  caseLevel: boolean,
): ('base' | 'accent' | 'case' | 'variant')[] {
  if (strength === 1) return [caseLevel ? 'case' : 'base'];
  if (strength === 2) return caseLevel ? ['accent', 'case'] : ['accent'];
  return caseLevel ? ['accent', 'case', 'variant'] : ['variant'];
}

function byCodePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a.normalize('NFD')), Buffer.from(b.normalize('NFD')));
}

/** ICU's name of a locale as the tag that JavaScript knows it by. */
function tagOf(locale: string): string {
  const [name = '', variant] = locale.split('@');
  const kind = variant === undefined ? undefined : /^collation=(\w+)$/.exec(variant)?.[1];
  const tag = name.replaceAll('_', '-');
  const short: Record<string, string> = { phonebook: 'phonebk', traditional: 'trad' };
  try {
    if (tag === '' || (variant !== undefined && kind === undefined)) throw new RangeError(locale);
    if (Intl.Collator.supportedLocalesOf(tag).length === 0) throw new RangeError(locale);
    return kind === undefined ? tag : `${tag}-u-co-${short[kind] ?? kind}`;
  } catch {
    throw new CommandError(
      'BadValue',
      `Field 'locale' is invalid in: { locale: ${JSON.stringify(locale)} }`,
    );
  }
}

const bucketLength = 24;

/**
 * Reads a string off by nothing but comparisons: letter by letter the last one that does not go
 * beyond it. Strings that compare equal so share their bucket, whatever the rules of the locale,
 * which JavaScript does not tell in any other way.
 */
function bucketOf(collator: Intl.Collator): (text: string) => string {
  const printable = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i));
  const letters: string[] = [];
  for (const each of printable.toSorted(collator.compare)) {
    const last = letters.at(-1) ?? '';
    if (collator.compare(last, each) !== 0) letters.push(each);
  }
  return (text) => {
    let bucket = '';
    while (bucket.length < bucketLength) {
      let [low, high] = [-1, letters.length - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (collator.compare(bucket + (letters[middle] as string), text) <= 0) low = middle;
        else high = middle - 1;
      }
      if (low < 0) break;
      bucket += letters[low] as string;
    }
    return bucket;
  };
}
