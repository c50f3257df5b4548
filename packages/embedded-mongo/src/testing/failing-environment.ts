import { Environment } from '../storage/environment.ts';
import type { WriteView } from '../storage/kv.ts';

/** A storage whose commits fail, or end the process, at a chosen step. */
export class FailingEnvironment extends Environment {
  /** How many steps of coming commits succeed; every put, every removal and the end is one. */
  stepsLeft = Infinity;
  /** What happens at the step that fails. */
  fail: () => void = () => {
    throw new Error('No space left on device');
  };

  override write<T>(action: (view: WriteView) => T): T {
    const result = super.write((view) => {
      const done = action({
        get: (key) => view.get(key),
        slice: (range, limit, reverse) => view.slice(range, limit, reverse),
        countUpTo: (range, most) => view.countUpTo(range, most),
        put: (key, value) => {
          this.#step();
          view.put(key, value);
        },
        remove: (key) => {
          this.#step();
          view.remove(key);
        },
      });
      this.#step();
      return done;
    });
    return result;
  }

  #step(): void {
    if (this.stepsLeft-- <= 0) this.fail();
  }
}
