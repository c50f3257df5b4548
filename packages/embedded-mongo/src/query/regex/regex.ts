import { setFlagsFromString } from 'node:v8';
import { Script, createContext } from 'node:vm';
import { BSONRegExp } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { type Translated, groupName, translateRegex } from './regex-syntax.ts';

// Patterns that backtrack too much continue on V8's linear-time engine.
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks');

/** Longest a pattern the linear-time engine cannot run may take on one value. */
const limitMs = 200;

/** Parts of a pattern that take a character outside the BMP for two without the unicode flag. */
const countsCharacters = /\[\^|\\[WD]|\[\\s\\S\]|\\uffff/;
const surrogate = /[\ud800-\udfff]/;

/**
 * What differs when case is ignored: characters such as the Kelvin sign, which only the unicode
 * flag takes for the letter it looks like, as PCRE does.
 */
const foldsFurther = /[\u0130\u017f\u03c2\u1c80-\u1c88\u1e9e\u1fbe\u2126\u212a\u212b\ua64b]/;

const surrogateOrFolding = new RegExp(`${surrogate.source}|${foldsFurther.source}`);

/** Compiles a BSON regular expression to a test whose time is bounded. */
export function compileRegex(regex: BSONRegExp | RegExp): (text: string) => boolean {
  const { pattern, options } = patternOf(regex);
  const choose = compileFor(pattern, options, false);
  return (text) => {
    const { expression, bounded } = choose(text);
    return bounded ? expression.test(text) : execWithin(expression, text) !== null;
  };
}

/** What a search found: the text, its place and what the groups of the pattern hold. */
export interface RegexMatch {
  text: string;
  index: number;
  captures: (string | undefined)[];
}

/** Compiles a regular expression to a search from a place on; its time is bounded too. */
export function compileRegexSearch(
  pattern: string,
  options: string,
): (text: string, from: number) => RegexMatch | null {
  const choose = compileFor(pattern, options, true);
  return (text, from) => {
    const { expression, bounded, groups } = choose(text);
    expression.lastIndex = from;
    const found = bounded ? expression.exec(text) : execWithin(expression, text);
    if (!found) return null;
    const captures = Array.from({ length: groups }, (_, i) => found.groups?.[groupName(i + 1)]);
    return { text: found[0], index: found.index, captures };
  };
}

/** An expression for a text; without a bound of its own it must be watched. */
interface Chosen {
  expression: RegExp;
  bounded: boolean;
  groups: number;
}

/** Refuses options that PCRE does not have. */
export function checkRegexOptions(options: string): void {
  const unknown = Array.from(options).find((option) => !'imsxu'.includes(option));
  if (unknown === undefined) return;
  throw new CommandError(51108, `invalid flag in regex options: ${unknown}`);
}

function compileFor(pattern: string, options: string, search: boolean): (text: string) => Chosen {
  checkRegexOptions(options);
  const exact = translateRegex(pattern, options, { unicode: true, search });
  const { groups } = exact;
  const unicode = { expression: build(exact, search ? 'gu' : 'u'), bounded: false, groups };
  const further = exact.ignoreCase && foldsFurther.test(pattern);
  if (exact.backtracks || further) return () => unicode;
  const plain = translateRegex(pattern, options, { unicode: false, search });
  const linear = { expression: build(plain, search ? 'g' : ''), bounded: true, groups };
  if (!plain.ignoreCase && !countsCharacters.test(plain.source)) return () => linear;
  const careful = plain.ignoreCase ? surrogateOrFolding : surrogate;
  return (text) => (careful.test(text) ? unicode : linear);
}

function build({ source, ignoreCase }: Translated, flags: string): RegExp {
  try {
    return new RegExp(source, `${ignoreCase ? 'i' : ''}${flags}`);
  } catch (error) {
    throw new CommandError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

function patternOf(regex: BSONRegExp | RegExp): { pattern: string; options: string } {
  if (regex instanceof BSONRegExp) return { pattern: regex.pattern, options: regex.options };
  return { pattern: regex.source, options: regex.flags.replace(/[^imsx]/g, '') };
}

const sandbox: { regex?: RegExp; text?: string } = {};
const context = createContext(sandbox);
const script = new Script('regex.exec(text)');

function execWithin(regex: RegExp, text: string): RegExpExecArray | null {
  sandbox.regex = regex;
  sandbox.text = text;
  for (let attempt = 1; ; attempt++) {
    const before = process.threadCpuUsage();
    try {
      return script.runInContext(context, { timeout: limitMs }) as RegExpExecArray | null;
    } catch {
      const { user } = process.threadCpuUsage(before);
      // On a busy machine the time may have passed without this thread.
      if (user > limitMs * 500 || attempt >= 10) {
        throw new CommandError('MaxTimeMSExpired', 'The regular expression took too long');
      }
    }
  }
}
