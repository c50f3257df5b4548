import { typeName } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { OperatorCompiler } from '../variables.ts';
import { namedOperands } from './named-operands.ts';
import { isNil } from './operands.ts';

/** What is trimmed when no characters are named. */
const whitespace = new Set(
  '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
);

function trimming(name: string, atStart: boolean, atEnd: boolean): OperatorCompiler {
  return (operand, compile) => {
    const spec = namedOperands(operand, ['input', 'chars'], {
      noObject: () => new CommandError(50696, `${name} only supports an object as an argument`),
      unknown: (key) => new CommandError(50694, `${name} found an unknown argument: ${key}`),
    });
    if (!('input' in spec)) throw new CommandError(50695, `${name} requires an 'input' argument`);
    const input = compile(spec['input']);
    const chars = 'chars' in spec ? compile(spec['chars']) : null;
    return (doc, variables) => {
      const text = input(doc, variables);
      if (isNil(text)) return null;
      if (typeof text !== 'string') {
        throw new CommandError(
          50699,
          `${name} requires its input to be a string, got ${typeName(text)} instead.`,
        );
      }
      if (!chars) return trim(text, whitespace, atStart, atEnd);
      const named = chars(doc, variables);
      if (isNil(named)) return null;
      if (typeof named !== 'string') {
        throw new CommandError(
          50700,
          `${name} requires 'chars' to be a string, got ${typeName(named)} instead.`,
        );
      }
      return trim(text, new Set(named), atStart, atEnd);
    };
  };
}

function trim(text: string, chars: Set<string>, atStart: boolean, atEnd: boolean): string {
  const points = [...text];
  let from = 0;
  let to = points.length;
  if (atStart) while (from < to && chars.has(points[from] as string)) from++;
  if (atEnd) while (to > from && chars.has(points[to - 1] as string)) to--;
  return points.slice(from, to).join('');
}

const replaceFields = ['input', 'find', 'replacement'] as const;

function replacing(
  name: string,
  replace: (input: string, find: string, replacement: string) => string,
): OperatorCompiler {
  return (operand, compile) => {
    const spec = namedOperands(operand, replaceFields, {
      noObject: () =>
        new CommandError(
          51751,
          `${name} requires an object as an argument, found: ${typeName(operand)}`,
        ),
      unknown: (key) => new CommandError(51750, `${name} found an unknown argument: ${key}`),
    });
    for (const [i, field] of replaceFields.entries()) {
      if (!(field in spec)) {
        throw new CommandError(51749 - i, `${name} requires '${field}' to be specified`);
      }
    }
    const operands = replaceFields.map((field) => compile(spec[field]));
    return (doc, variables) => {
      const values = operands.map((each) => each(doc, variables));
      for (const [i, value] of values.entries()) {
        if (typeof value === 'string' || isNil(value)) continue;
        throw new CommandError(
          51746 - i,
          `${name} requires that '${replaceFields[i]}' be a string, found: ${typeName(value)}`,
        );
      }
      if (values.some(isNil)) return null;
      const [input, find, replacement] = values as [string, string, string];
      return replace(input, find, replacement);
    };
  };
}

function replaceOne(input: string, find: string, replacement: string): string {
  const place = input.indexOf(find);
  if (place === -1) return input;
  return input.slice(0, place) + replacement + input.slice(place + find.length);
}

function replaceAll(input: string, find: string, replacement: string): string {
  if (find !== '') return input.split(find).join(replacement);
  return [...input].map((point) => replacement + point).join('') + replacement;
}

/** Operators that shorten text and replace parts of it. */
export const textEditingOperators: Record<string, OperatorCompiler> = {
  $trim: trimming('$trim', true, true),
  $ltrim: trimming('$ltrim', true, false),
  $rtrim: trimming('$rtrim', false, true),
  $replaceOne: replacing('$replaceOne', replaceOne),
  $replaceAll: replacing('$replaceAll', replaceAll),
};
