import { Decimal128, Double, type NumberValue, isNumber, toNumber } from '../../bson/values.ts';
import { CommandError, unsupported } from '../../errors.ts';
import type { OperatorCompiler } from '../variables.ts';
import { nullable, wrongType } from './operands.ts';

/** A number as a double; decimals, whose precision would be lost, are refused. */
function asDouble(name: string, value: NumberValue): number {
  if (value instanceof Decimal128) throw unsupported(`A decimal in ${name}`);
  return toNumber(value);
}

/** A function on doubles within a domain. */
function onDouble(
  name: string,
  apply: (value: number) => number,
  isInDomain: (value: number) => boolean = () => true,
): OperatorCompiler {
  return nullable(name, 1, 1, (value) => {
    if (!isNumber(value)) throw wrongType(28765, name, 'numeric types', value);
    const number = asDouble(name, value);
    if (!Number.isNaN(number) && !isInDomain(number)) {
      throw new CommandError(50989, `cannot apply ${name} to ${number}, it is outside the domain`);
    }
    return new Double(apply(number));
  });
}

const isWithinOne = (value: number): boolean => value >= -1 && value <= 1;

/** Operators on angles. */
export const trigonometryOperators: Record<string, OperatorCompiler> = {
  $sin: onDouble('$sin', Math.sin, Number.isFinite),
  $cos: onDouble('$cos', Math.cos, Number.isFinite),
  $tan: onDouble('$tan', Math.tan, Number.isFinite),
  $asin: onDouble('$asin', Math.asin, isWithinOne),
  $acos: onDouble('$acos', Math.acos, isWithinOne),
  $atan: onDouble('$atan', Math.atan),
  $atan2: nullable('$atan2', 2, 2, (y, x) => {
    if (!isNumber(y)) throw wrongType(51044, '$atan2', 'numeric types', y);
    if (!isNumber(x)) throw wrongType(51045, '$atan2', 'numeric types', x);
    return new Double(Math.atan2(asDouble('$atan2', y), asDouble('$atan2', x)));
  }),
  $sinh: onDouble('$sinh', Math.sinh),
  $cosh: onDouble('$cosh', Math.cosh),
  $tanh: onDouble('$tanh', Math.tanh),
  $asinh: onDouble('$asinh', Math.asinh),
  $acosh: onDouble('$acosh', Math.acosh, (value) => value >= 1),
  $atanh: onDouble('$atanh', Math.atanh, isWithinOne),
  $degreesToRadians: onDouble('$degreesToRadians', (value) => value * (Math.PI / 180)),
  $radiansToDegrees: onDouble('$radiansToDegrees', (value) => value * (180 / Math.PI)),
};
