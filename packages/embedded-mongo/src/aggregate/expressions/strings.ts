import { compareStrings } from '../../bson/compare.ts';
import { asWhole } from '../../bson/numbers.ts';
import { BSONRegExp, Int32, isDoc, isNumber, toNumber } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { compileRegex } from '../../query/regex.ts';
import type { OperatorCompiler } from '../variables.ts';
import { isNil, nullable, simple, wrongType } from './operands.ts';

/** Text for the operators that also take dates and numbers; null and missing are empty. */
function asText(operator: string, value: unknown): string {
  if (isNil(value)) return '';
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (isNumber(value)) return String(toNumber(value));
  throw wrongType(16007, operator, 'strings', value);
}

function mustBeString(code: number, operator: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw wrongType(code, operator, 'strings', value);
}

function whole(operator: string, value: unknown): number {
  const number = asWhole(value);
  if (number === undefined) throw wrongType(34450, operator, 'whole numbers', value);
  return number;
}

function substringByCodePoints(text: unknown, start: unknown, count: unknown): string {
  const from = whole('$substrCP', start);
  const length = whole('$substrCP', count);
  if (from < 0 || length < 0) {
    throw new CommandError(34451, '$substrCP needs a start and a length of at least 0');
  }
  return [...asText('$substrCP', text)].slice(from, from + length).join('');
}

function substringByBytes(text: unknown, start: unknown, count: unknown): string {
  const bytes = Buffer.from(asText('$substrBytes', text));
  const from = whole('$substrBytes', start);
  const length = whole('$substrBytes', count);
  if (from < 0) throw new CommandError(50752, '$substrBytes needs a start of at least 0');
  const end = length < 0 ? bytes.length : Math.min(bytes.length, from + length);
  if (isContinuation(bytes[from]) || isContinuation(bytes[end])) {
    throw new CommandError(28656, '$substrBytes: the range cuts a UTF-8 character');
  }
  return bytes.subarray(from, end).toString('utf8');
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

function indexByCodePoints(...values: unknown[]): unknown {
  const [text, search, start, end] = values;
  if (isNil(text)) return null;
  const points = [...mustBeString(40091, '$indexOfCP', text)];
  const wanted = [...mustBeString(40092, '$indexOfCP', search)];
  const from = start === undefined ? 0 : whole('$indexOfCP', start);
  const to = end === undefined ? points.length : Math.min(points.length, whole('$indexOfCP', end));
  for (let i = from; i + wanted.length <= to; i++) {
    if (wanted.every((point, offset) => points[i + offset] === point)) return new Int32(i);
  }
  return new Int32(-1);
}

function caseless(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Operators on text. */
export const stringOperators: Record<string, OperatorCompiler> = {
  $concat: nullable('$concat', 0, Infinity, (...values) =>
    values.map((value) => mustBeString(16702, '$concat', value)).join(''),
  ),
  $toLower: simple('$toLower', 1, 1, (value) => caseless(asText('$toLower', value))),
  $toUpper: simple('$toUpper', 1, 1, (value) =>
    asText('$toUpper', value).replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  ),
  $substrCP: simple('$substrCP', 3, 3, substringByCodePoints),
  $substrBytes: simple('$substrBytes', 3, 3, substringByBytes),
  $substr: simple('$substr', 3, 3, substringByBytes),
  $strLenCP: simple(
    '$strLenCP',
    1,
    1,
    (value) => new Int32([...mustBeString(34471, '$strLenCP', value)].length),
  ),
  $strLenBytes: simple(
    '$strLenBytes',
    1,
    1,
    (value) => new Int32(Buffer.byteLength(mustBeString(34473, '$strLenBytes', value))),
  ),
  $strcasecmp: simple('$strcasecmp', 2, 2, (a, b) => {
    const order = compareStrings(
      caseless(asText('$strcasecmp', a)),
      caseless(asText('$strcasecmp', b)),
    );
    return new Int32(Math.sign(order));
  }),
  $indexOfCP: simple('$indexOfCP', 2, 4, indexByCodePoints),
  $split: nullable('$split', 2, 2, (text, separator) => {
    const by = mustBeString(40086, '$split', separator);
    if (by === '') throw new CommandError(40087, '$split requires a non-empty separator');
    return mustBeString(40085, '$split', text).split(by);
  }),
  $regexMatch: (operand, compile) => {
    if (!isDoc(operand)) throw new CommandError(51103, '$regexMatch expects an object');
    const input = compile(operand['input']);
    const regex = compile(operand['regex']);
    const options = compile(operand['options'] ?? null);
    return (doc, variables) => {
      const text = input(doc, variables);
      const pattern = regex(doc, variables);
      if (isNil(text) || isNil(pattern)) return false;
      const flags = options(doc, variables);
      return compileRegex(regexFrom(pattern, flags))(mustBeString(51104, '$regexMatch', text));
    };
  },
};

function regexFrom(pattern: unknown, options: unknown): BSONRegExp {
  const flags = typeof options === 'string' ? options : '';
  if (pattern instanceof BSONRegExp) {
    return flags === '' ? pattern : new BSONRegExp(pattern.pattern, flags);
  }
  return new BSONRegExp(mustBeString(51105, '$regexMatch', pattern), flags);
}
