import { setFlagsFromString } from 'node:v8';
import { Script, createContext } from 'node:vm';
import { BSONRegExp } from '../bson/values.ts';
import { CommandError } from '../errors.ts';

// Patterns that backtrack too much continue on V8's linear-time engine.
setFlagsFromString('--enable-experimental-regexp-engine-on-excessive-backtracks');

/** Longest a pattern the linear-time engine cannot run may take on one value. */
const limitMs = 200;

/** Look-around, back-references and code points above the BMP need the backtracking engine. */
const needsBacktracking = /\(\?<?[=!]|\\[1-9]|\\k<|\\[pP]\{|\\u\{|[\ud800-\udfff]/;
/** Parts of a pattern that take a character outside the BMP for two without the unicode flag. */
const countsCharacters = /\.|\[\^|\\[WSD]/;
const surrogate = /[\ud800-\udfff]/;

/** Compiles a BSON regular expression to a test whose time is bounded. */
export function compileRegex(regex: BSONRegExp | RegExp): (text: string) => boolean {
  const { pattern, options } = patternOf(regex);
  const unicode = build(pattern, options, 'u');
  if (needsBacktracking.test(pattern)) return (text) => testWithin(unicode, text);
  const linear = build(pattern, options);
  if (!countsCharacters.test(pattern)) return (text) => linear.test(text);
  return (text) => (surrogate.test(text) ? testWithin(unicode, text) : linear.test(text));
}

/** The JS regular expression for a pattern in MongoDB's syntax; throws 51091 when invalid. */
function build(pattern: string, options: string, extraFlags: '' | 'u' = ''): RegExp {
  const unknown = Array.from(options).find((option) => !'imsxu'.includes(option));
  if (unknown !== undefined) {
    throw new CommandError(51108, `invalid flag in regex options: ${unknown}`);
  }
  const flags = ['i', 'm', 's'].filter((flag) => options.includes(flag)).join('') + extraFlags;
  try {
    return toJs(pattern, options.includes('x'), flags);
  } catch (error) {
    throw new CommandError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

function patternOf(regex: BSONRegExp | RegExp): { pattern: string; options: string } {
  if (regex instanceof BSONRegExp) return { pattern: regex.pattern, options: regex.options };
  return { pattern: regex.source, options: regex.flags.replace(/[^imsx]/g, '') };
}

function toJs(pattern: string, extended: boolean, flags: string): RegExp {
  let source = pattern;
  let allFlags = flags;
  const inline = /^\(\?([ims]+)\)/.exec(source);
  if (inline) {
    source = source.slice(inline[0].length);
    for (const flag of inline[1] as string) if (!allFlags.includes(flag)) allFlags += flag;
  }
  if (extended) source = withoutComments(source);
  try {
    return new RegExp(source, allFlags);
  } catch (error) {
    // Escapes such as `\-` or `\@` are fine in PCRE but not with the unicode flag.
    if (!allFlags.includes('u')) throw error;
    return new RegExp(source, allFlags.replace('u', ''));
  }
}

/** Drops the white space and comments that option `x` allows, outside classes and escapes. */
function withoutComments(pattern: string): string {
  return pattern.replace(
    /(\\.|\[(?:\\.|[^\]])*\])|\s+|#.*$/gm,
    (_all, kept?: string) => kept ?? '',
  );
}

const sandbox: { regex?: RegExp; text?: string } = {};
const context = createContext(sandbox);
const script = new Script('regex.test(text)');

function testWithin(regex: RegExp, text: string): boolean {
  sandbox.regex = regex;
  sandbox.text = text;
  try {
    return script.runInContext(context, { timeout: limitMs }) as boolean;
  } catch {
    throw new CommandError('MaxTimeMSExpired', 'The regular expression took too long');
  }
}
