import { compareStrings } from '../../bson/compare.ts';
import { asWhole } from '../../bson/numbers.ts';
import { Int32, isNumber, toNumber } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
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

/** `$indexOfCP` and `$indexOfBytes`: where one list of units is found in another. */
function indexIn(name: string, unitsOf: (text: string) => ArrayLike<unknown>): OperatorCompiler {
  return simple(name, 2, 4, (text, search, start, end) => {
    if (isNil(text)) return null;
    const units = unitsOf(mustBeString(40091, name, text));
    const wanted = unitsOf(mustBeString(40092, name, search));
    const from = start === undefined ? 0 : position(name, 'starting', start);
    const to = end === undefined ? units.length : position(name, 'ending', end);
    const last = Math.min(units.length, to) - wanted.length;
    for (let i = from; i <= last; i++) if (isAt(units, wanted, i)) return new Int32(i);
    return new Int32(-1);
  });
}

function isAt(units: ArrayLike<unknown>, wanted: ArrayLike<unknown>, place: number): boolean {
  for (let i = 0; i < wanted.length; i++) if (units[place + i] !== wanted[i]) return false;
  return true;
}

function position(name: string, which: string, value: unknown): number {
  const number = asWhole(value);
  if (number === undefined) {
    throw new CommandError(40096, `${name} requires an integral ${which} index`);
  }
  if (number >= 0) return number;
  throw new CommandError(40097, `${name} requires a nonnegative ${which} index, found: ${number}`);
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
  $indexOfCP: indexIn('$indexOfCP', (text) => [...text]),
  $indexOfBytes: indexIn('$indexOfBytes', (text) => Buffer.from(text)),
  $split: nullable('$split', 2, 2, (text, separator) => {
    const by = mustBeString(40086, '$split', separator);
    if (by === '') throw new CommandError(40087, '$split requires a non-empty separator');
    return mustBeString(40085, '$split', text).split(by);
  }),
};
