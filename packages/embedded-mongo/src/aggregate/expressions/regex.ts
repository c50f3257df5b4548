import { BSONRegExp, Int32, typeName } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { type RegexMatch, compileRegexSearch } from '../../query/regex/regex.ts';
import type { Evaluator, OperatorCompiler } from '../variables.ts';
import { type Compile, namedOperands } from './named-operands.ts';
import { isNil } from './operands.ts';

type Search = ReturnType<typeof compileRegexSearch>;

/** What the three operators share: a text, and what to look for in it. */
function regexOperator(
  name: string,
  whenNull: unknown,
  answer: (text: string, search: Search) => unknown,
): OperatorCompiler {
  return (operand, compile) => {
    const spec = namedOperands(operand, ['input', 'regex', 'options'], {
      noObject: () =>
        new CommandError(
          51103,
          `${name} expects an object of named arguments but found: ${typeName(operand)}`,
        ),
      unknown: (key) => new CommandError(31024, `${name} found an unknown argument: ${key}`),
    });
    if (!('input' in spec)) throw new CommandError(31022, `${name} requires 'input' parameter`);
    if (!('regex' in spec)) throw new CommandError(31023, `${name} requires 'regex' parameter`);
    const input = compile(spec['input']);
    const searchOf = searchOperand(name, spec['regex'], spec['options'] ?? null, compile);
    return (doc, variables) => {
      const text = input(doc, variables);
      const search = searchOf(doc, variables) as Search | null;
      if (!isNil(text) && typeof text !== 'string') {
        throw new CommandError(51104, `${name} needs 'input' to be of type string`);
      }
      return isNil(text) || search === null ? whenNull : answer(text, search);
    };
  };
}

function searchOperand(
  name: string,
  regex: unknown,
  options: unknown,
  compile: Compile,
): Evaluator {
  const isConstant =
    (regex instanceof BSONRegExp || (typeof regex === 'string' && !regex.startsWith('$'))) &&
    (options === null || (typeof options === 'string' && !options.startsWith('$')));
  if (isConstant) {
    const search = compileSearch(name, regex, options);
    return () => search;
  }
  const regexOf = compile(regex);
  const optionsOf = compile(options);
  return (doc, variables) =>
    compileSearch(name, regexOf(doc, variables), optionsOf(doc, variables));
}

function compileSearch(name: string, regex: unknown, options: unknown): Search | null {
  if (!isNil(options) && typeof options !== 'string') {
    throw new CommandError(51106, `${name} needs 'options' to be of type string`);
  }
  if (isNil(regex)) return null;
  const flags = isNil(options) ? '' : options;
  if (regex instanceof BSONRegExp) {
    if (regex.options !== '' && flags !== '') {
      throw new CommandError(
        51107,
        `${name}: found regex option(s) specified in both 'regex' and 'option' fields`,
      );
    }
    return searchFor(name, regex.pattern, regex.options + flags);
  }
  if (typeof regex === 'string') return searchFor(name, regex, flags);
  throw new CommandError(51105, `${name} needs 'regex' to be of type string or regex`);
}

function searchFor(name: string, pattern: string, options: string): Search {
  if (pattern.includes('\0')) {
    throw new CommandError(
      51109,
      `${name}: regular expression cannot contain an embedded null byte`,
    );
  }
  try {
    return compileRegexSearch(pattern, options);
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 51091) throw error;
    throw new CommandError(51111, `Invalid Regex in ${name}: ${error.message}`);
  }
}

interface Match {
  match: string;
  idx: Int32;
  captures: (string | null)[];
}

function matchFrom({ text, captures }: RegexMatch, points: number): Match {
  return {
    match: text,
    idx: new Int32(points),
    captures: captures.map((each) => each ?? null),
  };
}

function findFirst(text: string, search: Search): Match | null {
  const found = search(text, 0);
  return found && matchFrom(found, countPoints(text, 0, found.index));
}

function findAll(text: string, search: Search): Match[] {
  const matches: Match[] = [];
  let from = 0;
  let counted = 0;
  let points = 0;
  while (from <= text.length) {
    const found = search(text, from);
    if (!found) break;
    points += countPoints(text, counted, found.index);
    counted = found.index;
    matches.push(matchFrom(found, points));
    const end = found.index + found.text.length;
    // After an empty match, the search goes on one character further.
    from = end > found.index ? end : end + ((text.codePointAt(end) ?? 0) > 0xff_ff ? 2 : 1);
  }
  return matches;
}

function countPoints(text: string, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0xdc00 || unit > 0xdfff) count++;
  }
  return count;
}

/** Operators that look for regular expressions. */
export const regexOperators: Record<string, OperatorCompiler> = {
  $regexMatch: regexOperator('$regexMatch', false, (text, search) => search(text, 0) !== null),
  $regexFind: regexOperator('$regexFind', null, findFirst),
  $regexFindAll: regexOperator('$regexFindAll', [], findAll),
};
