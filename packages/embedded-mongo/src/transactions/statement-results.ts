import { asWhole } from '../bson/numbers.ts';
import { type Doc, Int32, toNumber } from '../bson/values.ts';

/**
 * Results of a retryable command's statements, by statement number. Long runs of plain
 * successes, as inserts give them, take one entry.
 */
export class StatementResults {
  readonly #runs: { from: number; to: number }[] = [];
  readonly #others = new Map<number, Doc>();

  get isEmpty(): boolean {
    return this.#runs.length === 0 && this.#others.size === 0;
  }

  get(statement: number): Doc | undefined {
    const other = this.#others.get(statement);
    if (other) return other;
    const inRun = this.#runs.some(({ from, to }) => from <= statement && statement < to);
    return inRun ? { n: new Int32(1) } : undefined;
  }

  set(statement: number, result: Doc): void {
    if (!isPlainSuccess(result)) {
      this.#others.set(statement, result);
      return;
    }
    const last = this.#runs.at(-1);
    if (last?.to === statement) last.to++;
    else this.#runs.push({ from: statement, to: statement + 1 });
  }

  toDoc(): Doc {
    return {
      runs: this.#runs.map(({ from, to }) => ({ from: new Int32(from), to: new Int32(to) })),
      others: [...this.#others].map(([id, result]) => ({ id: new Int32(id), result })),
    };
  }

  static fromDoc(doc: Doc): StatementResults {
    const results = new StatementResults();
    for (const { from, to } of doc['runs'] as Doc[]) {
      results.#runs.push({ from: toNumber(from), to: toNumber(to) });
    }
    for (const { id, result } of doc['others'] as Doc[]) {
      results.#others.set(toNumber(id), result as Doc);
    }
    return results;
  }
}

function isPlainSuccess(result: Doc): boolean {
  return asWhole(result['n']) === 1 && Object.keys(result).length === 1;
}
