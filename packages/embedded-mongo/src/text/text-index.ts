import { type Doc, getField, isDoc, setField, toNumber } from '../bson/values.ts';
import { Int32, isNumber } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { type Language, languageNamed, stemsOf } from './language.ts';

/** What a text index covers, read from its specification. */
export interface TextSpec {
  weights: [path: string, weight: number][];
  defaultLanguage: string;
  override: string;
}

/** A text of a document, with what it counts. */
export interface TextField {
  text: string;
  weight: number;
  language: Language;
}

/** Reads the stored specification of a text index. */
export function textSpecOf(spec: Doc): TextSpec {
  return {
    weights: Object.entries(spec['weights'] as Doc).map(([path, weight]) => [
      path,
      toNumber(weight),
    ]),
    defaultLanguage: spec['default_language'] as string,
    override: spec['language_override'] as string,
  };
}

/** Gives the request for a text index the shape in which MongoDB keeps it. */
export function normalizeTextSpec(request: Doc): Doc {
  const key: Doc = {};
  const weights: Doc = {};
  for (const [path, kind] of Object.entries(request['key'] as Doc)) {
    if (kind !== 'text') setField(key, path, kind);
    else {
      key['_fts'] = 'text';
      key['_ftsx'] = new Int32(1);
      if (path !== '_fts') setField(weights, path, new Int32(1));
    }
  }
  const given = request['weights'];
  if (given !== undefined && !isDoc(given)) {
    throw new CommandError('CannotCreateIndex', 'weights must be an object');
  }
  for (const [path, weight] of Object.entries(given ?? {})) {
    const number = isNumber(weight) ? toNumber(weight) : 0;
    if (number <= 0 || number >= 1e9) {
      throw new CommandError(
        'CannotCreateIndex',
        `weight for text index needs numeric type and be in (0,1000000000): ${path}`,
      );
    }
    setField(weights, path, weight);
  }
  const language = request['default_language'] ?? 'english';
  const override = request['language_override'] ?? 'language';
  if (typeof language !== 'string' || typeof override !== 'string') {
    throw new CommandError('CannotCreateIndex', 'the languages of a text index must be strings');
  }
  languageNamed(language, 17_264);
  const sorted = Object.fromEntries(
    Object.entries(weights).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return {
    ...request,
    key,
    weights: sorted,
    default_language: language,
    language_override: override,
    textIndexVersion: new Int32(3),
  };
}

/** Every text that the index covers in a document. */
export function* textsOf(doc: Doc, spec: TextSpec): Generator<TextField> {
  const language = languageOf(doc, spec, languageNamed(spec.defaultLanguage, 17_264));
  for (const [path, weight] of spec.weights) {
    const parts = path === '$**' ? null : path.split('.');
    yield* textsAt(doc, parts, weight, language, spec);
  }
}

/** @param parts what is left of the path; null takes everything. */
function* textsAt(
  value: unknown,
  parts: readonly string[] | null,
  weight: number,
  language: Language,
  spec: TextSpec,
): Generator<TextField> {
  if (Array.isArray(value)) {
    for (const item of value) yield* textsAt(item, parts, weight, language, spec);
  } else if (isDoc(value)) {
    const own = languageOf(value, spec, language);
    if (parts === null) {
      for (const each of Object.values(value)) yield* textsAt(each, null, weight, own, spec);
    } else {
      const [name, ...rest] = parts;
      if (name !== undefined) yield* textsAt(getField(value, name), rest, weight, own, spec);
    }
  } else if (typeof value === 'string' && (parts === null || parts.length === 0)) {
    yield { text: value, weight, language };
  }
}

function languageOf(doc: Doc, { override }: TextSpec, otherwise: Language): Language {
  const name = getField(doc, override);
  return typeof name === 'string' ? languageNamed(name, 17_262) : otherwise;
}

/** What each stem of a document counts in a search. */
export function scoresOf(doc: Doc, spec: TextSpec): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { text, weight, language } of textsOf(doc, spec)) {
    const stems = stemsOf(text, language);
    const counts = new Map<string, number>();
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    for (const [stem, count] of counts) {
      // Each repetition counts half of the one before.
      const frequency = 2 - 2 ** (1 - count);
      const share = (0.5 * count) / stems.length + 0.5;
      const boost = stem === text.toLowerCase() ? 1.1 : 1;
      scores.set(stem, (scores.get(stem) ?? 0) + weight * frequency * share * boost);
    }
  }
  return scores;
}
