import { arithmetic, isNaNValue, rationalToDecimal, toRational } from '../bson/numbers.ts';
import { Decimal128, Double, Int32, Long, type NumberValue, toNumber } from '../bson/values.ts';

/** The types of what was added; the widest is the type of the sum. */
const widest = { int: 0, long: 1, double: 2, decimal: 3 } as const;
const zero: NumberValue = new Int32(0);

/**
 * A sum in MongoDB's types: whole numbers exactly, doubles with what rounding would lose kept
 * beside them, decimals exactly.
 */
export class Sum {
  #widest = 0;
  #high = 0;
  #low = 0;
  /** Infinities and NaN, which must not touch the exact parts. */
  #special = 0;
  #decimal: NumberValue = zero;

  add(value: NumberValue): void {
    if (value instanceof Int32) this.#addDouble(value.value);
    else if (value instanceof Double) {
      this.#widest = Math.max(this.#widest, widest.double);
      this.#addDouble(value.value);
    } else if (value instanceof Long) {
      this.#widest = Math.max(this.#widest, widest.long);
      const nearest = value.toNumber();
      this.#addDouble(nearest);
      if (!Number.isSafeInteger(nearest))
        this.#addDouble(Number(value.toBigInt() - BigInt(nearest)));
    } else {
      this.#widest = widest.decimal;
      this.#decimal = arithmetic('add', this.#decimal, value, 'double') as NumberValue;
    }
  }

  /** A sum of both, leaving both as they are. */
  plus(other: Sum): Sum {
    const sum = new Sum();
    sum.#widest = Math.max(this.#widest, other.#widest);
    sum.#high = this.#high;
    sum.#low = this.#low + other.#low;
    sum.#special = this.#special + other.#special;
    sum.#addDouble(other.#high);
    sum.#decimal =
      other.#decimal === zero
        ? this.#decimal
        : (arithmetic('add', this.#decimal, other.#decimal, 'double') as NumberValue);
    return sum;
  }

  result(): NumberValue {
    if (this.#widest === widest.decimal) return this.#decimalResult();
    if (this.#widest === widest.double) return new Double(this.toNumber());
    if (Number.isSafeInteger(this.#high) && this.#low === 0) {
      if (this.#widest === widest.long) return Long.fromNumber(this.#high);
      const small = this.#high >= -2147483648 && this.#high <= 2147483647;
      return small ? new Int32(this.#high) : Long.fromNumber(this.#high);
    }
    const whole = BigInt(this.#high) + BigInt(this.#low);
    return whole >= -(2n ** 63n) && whole < 2n ** 63n
      ? Long.fromBigInt(whole)
      : new Double(this.toNumber());
  }

  /** The sum divided by a count, as `$avg` gives it. */
  average(count: number): NumberValue {
    if (this.#widest !== widest.decimal) return new Double(this.toNumber() / count);
    const sum = this.#decimalResult();
    if (!Number.isFinite(toNumber(sum))) return sum;
    const { numerator, denominator } = toRational(sum);
    return rationalToDecimal({ numerator, denominator: denominator * BigInt(count) });
  }

  /** The sum of everything but decimals as the nearest double. */
  toNumber(): number {
    return this.#special === 0 ? this.#high + this.#low : this.#special;
  }

  #decimalResult(): NumberValue {
    if (this.#special === 0 && this.#high === 0 && this.#low === 0) return toDecimal(this.#decimal);
    const others = new Double(this.#special === 0 ? this.#high : this.#special);
    const sum = arithmetic('add', toDecimal(this.#decimal), others, 'double') as NumberValue;
    if (this.#low === 0 || isNaNValue(sum)) return sum;
    return arithmetic('add', sum, new Double(this.#low), 'double') as NumberValue;
  }

  #addDouble(value: number): void {
    if (!Number.isFinite(value)) {
      this.#special += value;
      return;
    }
    const sum = this.#high + value;
    if (!Number.isFinite(sum)) {
      this.#special += sum;
      return;
    }
    const part = sum - this.#high;
    this.#low += this.#high - (sum - part) + (value - part);
    this.#high = sum;
  }
}

function toDecimal(value: NumberValue): NumberValue {
  return value instanceof Decimal128 ? value : Decimal128.fromString('0');
}
