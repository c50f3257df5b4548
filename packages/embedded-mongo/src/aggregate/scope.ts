import { CommandError } from '../errors.ts';
import type { Variables } from './variables.ts';

/**
 * The variables that expressions may name while they are compiled: MongoDB refuses an unknown one
 * before it reads a document. Null where they are only known when the expression is evaluated.
 */
let known: ReadonlySet<string> | null = null;

/** Compiles what may name these variables and no others. */
export function compileAmong<T>(variables: Variables, compile: () => T): T {
  return compileKnowing('NOW' in variables ? new Set(Object.keys(variables)) : null, compile);
}

/** Compiles what may name these variables besides those that are known around it. */
export function compileWith<T>(names: readonly string[], compile: () => T): T {
  for (const name of names) checkName(name);
  return compileKnowing(known && new Set([...known, ...names]), compile);
}

function compileKnowing<T>(names: ReadonlySet<string> | null, compile: () => T): T {
  const around = known;
  known = names;
  try {
    return compile();
  } finally {
    known = around;
  }
}

export function undefinedVariable(name: string): CommandError {
  return new CommandError(17276, `Use of undefined variable: ${name}`);
}

/** Refuses a variable that is known not to be there. */
export function checkKnown(name: string): void {
  if (known !== null && name !== 'ROOT' && !known.has(name)) throw undefinedVariable(name);
}

/** Refuses what no variable of a user may be called. */
export function checkName(name: string): void {
  if (name === 'CURRENT') return;
  if (name === '') {
    throw new CommandError('FailedToParse', 'empty variable names are not allowed');
  }
  if (!/^[a-z\u{80}-\u{10ffff}]/u.test(name)) {
    throw new CommandError(
      'FailedToParse',
      `'${name}' starts with an invalid character for a user variable name`,
    );
  }
  const [wrong] = /[^\w\u{80}-\u{10ffff}]/u.exec(name) ?? [];
  if (wrong === undefined) return;
  throw new CommandError(
    'FailedToParse',
    `'${name}' contains an invalid character for a variable name: '${wrong}'`,
  );
}
