import { Int32, type Doc } from '../../bson/values.ts';
import { isDoc } from '../../bson/values.ts';
import { decode } from '../../bson/codec.ts';
import { asWhole } from '../../bson/numbers.ts';
import { CommandError, missingField } from '../../errors.ts';
import { Blocked } from '../../storage/locks.ts';
import type { WriteUnit } from '../../storage/write-unit.ts';
import type { CommandContext } from '../context.ts';
import { checkFields } from '../known-fields.ts';

/** Statements carried out in one commit before other work may go first. */
const statementsPerCommit = 200;

export interface BatchResult {
  results: (Doc | undefined)[];
  writeErrors: Doc[];
}

/**
 * The statements of a write command, sent beside the body or inside it.
 * @param needed the fields that each of them must have.
 */
export function statementsOf(
  context: CommandContext,
  name: string,
  needed: readonly string[] = [],
): Doc[] {
  const statements = listOf(context, name);
  for (const statement of statements) {
    checkFields(`${context.name}.${name}`, statement);
    for (const field of needed) {
      if (statement[field] === undefined) throw missingField(`${context.name}.${name}.${field}`);
    }
  }
  return statements;
}

function listOf(context: CommandContext, name: string): Doc[] {
  const section = context.sections.get(name);
  if (section) return section.map((bytes) => decode(bytes));
  const list = context.body[name];
  if (list === undefined) throw missingField(`${context.name}.${name}`);
  if (Array.isArray(list) && list.every(isDoc)) return list;
  throw new CommandError('TypeMismatch', `'${context.name}.${name}' must be an array of objects`);
}

function checkBatchSize(count: number): void {
  if (count >= 1 && count <= 100_000) return;
  throw new CommandError(
    'InvalidLength',
    `Write batch sizes must be between 1 and 100000. Got ${count} operations.`,
  );
}

/**
 * Carries out statements in order, several per commit. A failing statement becomes a write
 * error; the others go on unless the command is ordered.
 */
export async function runBatch(
  context: CommandContext,
  count: number,
  run: (unit: WriteUnit, statement: number) => Doc,
): Promise<BatchResult> {
  checkBatchSize(count);
  const ordered = context.body['ordered'] !== false;
  const results: (Doc | undefined)[] = [];
  const writeErrors: Doc[] = [];
  let next = 0;
  while (next < count) {
    const part = await context.write((unit) => runPart(context, unit, next, count, ordered, run));
    results.push(...part.results);
    writeErrors.push(...part.writeErrors);
    next += part.results.length;
    if (part.writeErrors.length > 0 && (ordered || context.transaction)) break;
  }
  return { results, writeErrors };
}

function runPart(
  context: CommandContext,
  unit: WriteUnit,
  start: number,
  count: number,
  ordered: boolean,
  run: (unit: WriteUnit, statement: number) => Doc,
): BatchResult {
  const history = context.history(unit);
  const results: (Doc | undefined)[] = [];
  const writeErrors: Doc[] = [];
  const end = Math.min(count, start + statementsPerCommit);
  for (let i = start; i < end; i++) {
    const statement = statementNumber(context, i);
    try {
      const known = history.get(statement);
      const result = known ?? run(unit, i);
      if (!known) history.set(statement, result);
      results.push(result);
    } catch (error) {
      if (error instanceof Blocked && i > start) break;
      if (!(error instanceof CommandError) || isWholeCommand(error)) throw error;
      results.push(undefined);
      writeErrors.push(writeError(error, i));
      if (ordered || context.transaction) break;
    }
  }
  history.save();
  return { results, writeErrors };
}

/**
 * Carries out statements in order, each in the commits it needs.
 * @param alone carries out a statement that takes several commits; null when it takes one.
 */
export async function runEach(
  context: CommandContext,
  count: number,
  alone: (statement: number) => Promise<Doc> | null,
  run: (unit: WriteUnit, statement: number) => Doc,
): Promise<BatchResult> {
  checkBatchSize(count);
  const results: (Doc | undefined)[] = [];
  const writeErrors: Doc[] = [];
  for (let i = 0; i < count; i++) {
    try {
      results.push(await (alone(i) ?? once(context, i, (unit) => run(unit, i))));
    } catch (error) {
      if (!(error instanceof CommandError) || isWholeCommand(error)) throw error;
      results.push(undefined);
      writeErrors.push(writeError(error, i));
      if (context.body['ordered'] !== false || context.transaction) break;
    }
  }
  return { results, writeErrors };
}

/** Carries out one statement in a commit of its own, unless it was before. */
function once(context: CommandContext, place: number, run: (unit: WriteUnit) => Doc): Promise<Doc> {
  return context.write((unit) => {
    const history = context.history(unit);
    const number = statementNumber(context, place);
    const known = history.get(number);
    if (known) return known;
    const result = run(unit);
    history.set(number, result);
    history.save();
    return result;
  });
}

/** Errors that end the command instead of one statement. */
export function isWholeCommand(error: CommandError): boolean {
  return ['WriteConflict', 'NoSuchTransaction', 'TransactionTooOld', 'MaxTimeMSExpired'].includes(
    error.codeName,
  );
}

/** The number that identifies a statement across retries. */
export function statementNumber(context: CommandContext, position: number): number {
  const { stmtIds, stmtId } = context.body;
  if (Array.isArray(stmtIds)) return asWhole(stmtIds[position]) ?? position;
  return (asWhole(stmtId) ?? 0) + position;
}

function writeError(error: CommandError, index: number): Doc {
  return {
    index: new Int32(index),
    code: new Int32(error.code),
    ...error.details,
    errmsg: error.message,
  };
}

export function sumOf(results: (Doc | undefined)[], field: string): number {
  let sum = 0;
  for (const result of results) sum += asWhole(result?.[field]) ?? 0;
  return sum;
}
