import { Double, type NumberValue, toNumber } from '../bson/values.ts';

/** How far numbers lie from their mean, gathered one by one. */
export class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  add(value: NumberValue): void {
    const number = toNumber(value);
    this.#count++;
    const distance = number - this.#mean;
    this.#mean += distance / this.#count;
    this.#squares += distance * (number - this.#mean);
  }

  /** The standard deviation, of a sample or of all; null when there are too few numbers. */
  deviation(isSample: boolean): Double | null {
    const divisor = isSample ? this.#count - 1 : this.#count;
    return divisor <= 0 ? null : new Double(Math.sqrt(this.#squares / divisor));
  }
}
