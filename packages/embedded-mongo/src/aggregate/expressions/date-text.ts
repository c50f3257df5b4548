import { typeName } from '../../bson/values.ts';
import { dateFrom } from '../../dates/arithmetic.ts';
import { checkFormat, formatDate } from '../../dates/format.ts';
import { parseByFormat } from '../../dates/parse-format.ts';
import { parseDate } from '../../dates/parse.ts';
import type { Zone } from '../../dates/zone.ts';
import { CommandError } from '../../errors.ts';
import type { Evaluator, OperatorCompiler } from '../variables.ts';
import {
  type Compile,
  type Operand,
  checked,
  instantFrom,
  namedOperands,
  zoneOperand,
} from './named-operands.ts';

const utcFormat = '%Y-%m-%dT%H:%M:%S.%LZ';
const zonedFormat = '%Y-%m-%dT%H:%M:%S.%L';

function formatOperand(
  name: string,
  code: number,
  use: 'parse' | 'write',
  format: unknown,
  compile: Compile,
): Operand<string> {
  return checked(format, compile, (value) => {
    if (typeof value !== 'string') {
      throw new CommandError(
        code,
        `${name} requires that 'format' be a string, found: ${typeName(value)} with value ${String(value)}`,
      );
    }
    checkFormat(value, use);
    return value;
  });
}

const compileToString: OperatorCompiler = (operand, compile) => {
  const name = '$dateToString';
  const spec = namedOperands(operand, ['date', 'format', 'timezone', 'onNull'], {
    noObject: () => new CommandError(18629, `${name} only supports an object as its argument`),
    unknown: (key) => new CommandError(18534, `Unrecognized argument to ${name}: ${key}`),
  });
  if (!('date' in spec)) throw new CommandError(18628, `Missing 'date' parameter to ${name}`);
  const date = checked(spec['date'], compile, (value) => value);
  const formatOf =
    'format' in spec ? formatOperand(name, 18533, 'write', spec['format'], compile) : null;
  const zoneOf = zoneOperand(spec, compile);
  const onNull: Evaluator = 'onNull' in spec ? compile(spec['onNull']) : () => null;
  return (doc, variables) => {
    const value = date(doc, variables);
    const format = formatOf?.(doc, variables);
    const zone = zoneOf(doc, variables);
    if (value === null) return onNull(doc, variables);
    if (zone === null || format === null) return null;
    return formatDate(zone, instantFrom(value), format ?? (zone.isUtc ? utcFormat : zonedFormat));
  };
};

const compileFromString: OperatorCompiler = (operand, compile) => {
  const name = '$dateFromString';
  const spec = namedOperands(operand, ['dateString', 'format', 'timezone', 'onNull', 'onError'], {
    noObject: () =>
      new CommandError(
        40540,
        `${name} only supports an object as an argument, found: ${typeName(operand)}`,
      ),
    unknown: (key) => new CommandError(40541, `Unrecognized argument to ${name}: ${key}`),
  });
  if (!('dateString' in spec)) {
    throw new CommandError(40542, `Missing 'dateString' parameter to ${name}`);
  }
  const formatOf =
    'format' in spec ? formatOperand(name, 40684, 'parse', spec['format'], compile) : null;
  const zoneOf = zoneOperand(spec, compile);
  const text = checked(spec['dateString'], compile, (value) => value);
  const onNull: Evaluator = 'onNull' in spec ? compile(spec['onNull']) : () => null;
  const onError = 'onError' in spec ? compile(spec['onError']) : null;
  return (doc, variables) => {
    const value = text(doc, variables);
    const format = formatOf?.(doc, variables);
    const zone = zoneOf(doc, variables);
    if (value === null) return onNull(doc, variables);
    try {
      return readDate(value, zone, format);
    } catch (error) {
      if (onError && error instanceof CommandError && error.code === 241) {
        return onError(doc, variables);
      }
      throw error;
    }
  };
};

function readDate(
  value: unknown,
  zone: Zone | null,
  format: string | null | undefined,
): Date | null {
  if (typeof value !== 'string') {
    throw new CommandError(
      'ConversionFailure',
      `$dateFromString requires that 'dateString' be a string, found: ${typeName(value)} with value ${String(value)}`,
    );
  }
  if (zone === null || format === null) return null;
  const instant =
    format === undefined ? parseDate(value, zone) : parseByFormat(value, format, zone);
  return dateFrom(instant, 241, '$dateFromString');
}

/** Operators between dates and text. */
export const dateTextOperators: Record<string, OperatorCompiler> = {
  $dateToString: compileToString,
  $dateFromString: compileFromString,
};
