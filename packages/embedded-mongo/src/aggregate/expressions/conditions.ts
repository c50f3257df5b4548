import type { Collation } from '../../bson/collation.ts';
import { compareValues } from '../../bson/compare.ts';
import { type Doc, Int32, isDoc, isTruthy } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { type Evaluator, type OperatorCompiler, collationKey } from '../variables.ts';
import { comparing, isNil, operandList, simple } from './operands.ts';

function comparison(name: string, accepts: (order: number) => boolean): OperatorCompiler {
  return (operand, compile) => {
    const [first, second] = operandList(name, operand, compile, 2, 2) as [Evaluator, Evaluator];
    return (doc, variables) =>
      accepts(order(first(doc, variables), second(doc, variables), variables[collationKey]));
  };
}

/** Expressions tell missing from null: missing sorts first. */
function order(a: unknown, b: unknown, collation: Collation | null | undefined): number {
  if (a === undefined || b === undefined) {
    if (a === b) return 0;
    if (a === undefined) return -1;
    return 1;
  }
  return compareValues(a, b, collation);
}

function checkBranch(branch: unknown): asserts branch is Doc {
  if (!isDoc(branch)) {
    throw new CommandError(40_062, '$switch expected each branch to be an object');
  }
  for (const name of Object.keys(branch)) {
    if (name === 'case' || name === 'then') continue;
    throw new CommandError(40_063, `$switch found an unknown argument for a branch: ${name}`);
  }
  if (!('case' in branch)) {
    throw new CommandError(40_064, "$switch requires each branch have a 'case' expression");
  }
  if (!('then' in branch)) {
    throw new CommandError(40_065, "$switch requires each branch have a 'then' expression.");
  }
}

/** Boolean, comparison and conditional operators. */
export const conditionOperators: Record<string, OperatorCompiler> = {
  $and: (operand, compile) => {
    const list = operandList('$and', operand, compile, 0, Infinity);
    return (doc, variables) => list.every((each) => isTruthy(each(doc, variables)));
  },
  $or: (operand, compile) => {
    const list = operandList('$or', operand, compile, 0, Infinity);
    return (doc, variables) => list.some((each) => isTruthy(each(doc, variables)));
  },
  $not: simple('$not', 1, 1, (value) => !isTruthy(value)),
  $eq: comparison('$eq', (each) => each === 0),
  $ne: comparison('$ne', (each) => each !== 0),
  $gt: comparison('$gt', (each) => each > 0),
  $gte: comparison('$gte', (each) => each >= 0),
  $lt: comparison('$lt', (each) => each < 0),
  $lte: comparison('$lte', (each) => each <= 0),
  $cmp: comparing('$cmp', 2, 2, (collation, a, b) => new Int32(Math.sign(order(a, b, collation)))),
  $cond: (operand, compile) => {
    const branches = isDoc(operand) ? [operand['if'], operand['then'], operand['else']] : operand;
    if (isDoc(operand)) checkParameters(operand);
    const list = operandList('$cond', branches, compile, 3, 3);
    const [test, yes, no] = list as [Evaluator, Evaluator, Evaluator];
    return (doc, variables) =>
      isTruthy(test(doc, variables)) ? yes(doc, variables) : no(doc, variables);
  },
  $ifNull: (operand, compile) => {
    const list = operandList('$ifNull', operand, compile, 2, Infinity);
    return (doc, variables) => {
      let value: unknown;
      for (const each of list) {
        value = each(doc, variables);
        if (!isNil(value)) return value;
      }
      return value;
    };
  },
  $switch: (operand, compile) => {
    if (!isDoc(operand))
      throw new CommandError(40_060, '$switch requires an object as an argument');
    for (const name of Object.keys(operand)) {
      if (name === 'branches' || name === 'default') continue;
      throw new CommandError(40_067, `$switch found an unknown argument: ${name}`);
    }
    const given = operand['branches'] ?? [];
    if (!Array.isArray(given)) {
      throw new CommandError(40_061, "$switch expected an array for 'branches'");
    }
    if (given.length === 0) throw new CommandError(40_068, '$switch requires at least one branch.');
    const branches = given.map((branch: unknown) => {
      checkBranch(branch);
      return [compile(branch['case']), compile(branch['then'])] as const;
    });
    const fallback = 'default' in operand ? compile(operand['default']) : null;
    return (doc, variables) => {
      for (const [test, result] of branches) {
        if (isTruthy(test(doc, variables))) return result(doc, variables);
      }
      if (fallback) return fallback(doc, variables);
      throw new CommandError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    };
  },
};

const conditionParameters: [name: string, missing: number][] = [
  ['if', 17_080],
  ['then', 17_081],
  ['else', 17_082],
];

function checkParameters(operand: Doc): void {
  for (const name of Object.keys(operand)) {
    if (!conditionParameters.some(([known]) => known === name)) {
      throw new CommandError(17_083, `Unrecognized parameter to $cond: ${name}`);
    }
  }
  for (const [name, missing] of conditionParameters) {
    if (!(name in operand)) throw new CommandError(missing, `Missing '${name}' parameter to $cond`);
  }
}
