import { asWhole } from '../../bson/numbers.ts';
import { Long, typeName } from '../../bson/values.ts';
import { addUnits, countUnits, dateFrom, truncateTo } from '../../dates/arithmetic.ts';
import { CommandError } from '../../errors.ts';
import type { OperatorCompiler } from '../variables.ts';
import {
  checked,
  dateOf,
  namedOperands,
  startOfWeekOperand,
  unitOperand,
  zoneOperand,
} from './named-operands.ts';

/** `$dateAdd`, and `$dateSubtract` with the sign turned. */
function adding(name: string, sign: 1 | -1): OperatorCompiler {
  return (operand, compile) => {
    const spec = namedOperands(operand, ['startDate', 'unit', 'amount', 'timezone'], {
      noObject: () => new CommandError(5166400, `${name} expects an object as its argument`),
      unknown: (key) =>
        new CommandError(
          5166401,
          `Unrecognized argument to ${name}: ${key}. Expected arguments are startDate, unit, amount, and optionally timezone.`,
        ),
    });
    if (!('startDate' in spec && 'unit' in spec && 'amount' in spec)) {
      throw new CommandError(5166402, `${name} requires startDate, unit, and amount to be present`);
    }
    const start = checked(spec['startDate'], compile, (value) => value);
    const unitOf = unitOperand(name, spec, compile);
    const amountOf = checked(spec['amount'], compile, (value) => value);
    const zoneOf = zoneOperand(spec, compile);
    return (doc, variables) => {
      const startValue = start(doc, variables);
      if (startValue === null) return null;
      const unit = unitOf(doc, variables);
      if (unit === null) return null;
      const amountValue = amountOf(doc, variables);
      if (amountValue === null) return null;
      const zone = zoneOf(doc, variables);
      if (zone === null) return null;
      const instant = dateOf(startValue);
      if (instant === undefined) {
        throw new CommandError(5166403, `${name} requires startDate to be convertible to a date`);
      }
      const amount = asWhole(amountValue);
      if (amount === undefined) {
        throw new CommandError(5166405, `${name} expects integer amount of time units`);
      }
      return dateFrom(addUnits(zone, instant, unit, amount * sign), 5166406, 'dateAdd');
    };
  };
}

const compileDiff: OperatorCompiler = (operand, compile) => {
  const name = '$dateDiff';
  const spec = namedOperands(operand, ['startDate', 'endDate', 'unit', 'timezone', 'startOfWeek'], {
    noObject: () => new CommandError(5166301, `${name} only supports an object as its argument`),
    unknown: (key) => new CommandError(5166302, `Unrecognized argument to ${name}: ${key}`),
  });
  for (const [i, key] of ['startDate', 'endDate', 'unit'].entries()) {
    if (!(key in spec))
      throw new CommandError(5166303 + i, `Missing '${key}' parameter to ${name}`);
  }
  const start = checked(spec['startDate'], compile, (value) => value);
  const end = checked(spec['endDate'], compile, (value) => value);
  const unitOf = unitOperand(name, spec, compile);
  const startOfWeekOf = startOfWeekOperand(name, spec, compile);
  const zoneOf = zoneOperand(spec, compile);
  return (doc, variables) => {
    const startValue = start(doc, variables);
    const endValue = startValue === null ? null : end(doc, variables);
    const unit = endValue === null ? null : unitOf(doc, variables);
    if (unit === null) return null;
    const startOfWeek = unit === 'week' ? startOfWeekOf(doc, variables) : 7;
    if (startOfWeek === null) return null;
    const zone = zoneOf(doc, variables);
    if (zone === null) return null;
    const from = requireDate(name, 'startDate', startValue);
    const to = requireDate(name, 'endDate', endValue);
    return Long.fromNumber(countUnits(zone, from, to, unit, startOfWeek));
  };
};

const compileTrunc: OperatorCompiler = (operand, compile) => {
  const name = '$dateTrunc';
  const spec = namedOperands(operand, ['date', 'unit', 'binSize', 'timezone', 'startOfWeek'], {
    noObject: () => new CommandError(5439007, `${name} only supports an object as its argument`),
    unknown: (key) => new CommandError(5439008, `Unrecognized argument to ${name}: ${key}`),
  });
  for (const [i, key] of ['date', 'unit'].entries()) {
    if (!(key in spec))
      throw new CommandError(5439009 + i, `Missing '${key}' parameter to ${name}`);
  }
  const date = checked(spec['date'], compile, (value) => value);
  const sizeOf = 'binSize' in spec ? checked(spec['binSize'], compile, binSize) : () => 1;
  const unitOf = unitOperand(name, spec, compile);
  const startOfWeekOf = startOfWeekOperand(name, spec, compile);
  const zoneOf = zoneOperand(spec, compile);
  return (doc, variables) => {
    const value = date(doc, variables);
    if (value === null) return null;
    const size = sizeOf(doc, variables);
    if (size === null) return null;
    const unit = unitOf(doc, variables);
    if (unit === null) return null;
    const startOfWeek = unit === 'week' ? startOfWeekOf(doc, variables) : 7;
    if (startOfWeek === null) return null;
    const zone = zoneOf(doc, variables);
    if (zone === null) return null;
    const instant = requireDate(name, 'date', value);
    return dateFrom(truncateTo(zone, instant, unit, size, startOfWeek), 5439001, 'dateTrunc');
  };
};

function requireDate(name: string, parameter: string, value: unknown): number {
  const instant = dateOf(value);
  if (instant !== undefined) return instant;
  const code = name === '$dateTrunc' ? 5439012 : 5166307;
  throw new CommandError(
    code,
    `${name} requires '${parameter}' to be a date, but got ${typeName(value)}`,
  );
}

function binSize(value: unknown): number {
  const size = asWhole(value);
  if (size === undefined) {
    throw new CommandError(
      5439017,
      `$dateTrunc requires 'binSize' to be a 64-bit integer, but got value '${String(value)}' of type ${typeName(value)}`,
    );
  }
  if (size > 0) return size;
  throw new CommandError(
    5439018,
    `$dateTrunc requires 'binSize' to be greater than 0, but got value ${size}`,
  );
}

/** Operators that count with dates. */
export const dateArithmeticOperators: Record<string, OperatorCompiler> = {
  $dateAdd: adding('$dateAdd', 1),
  $dateSubtract: adding('$dateSubtract', -1),
  $dateDiff: compileDiff,
  $dateTrunc: compileTrunc,
};
