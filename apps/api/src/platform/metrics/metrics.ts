import { setTimeout as delay } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { logger } from '../logging/logger.ts';

/** How an operation ended: answered, refused for a reason of the catalog, or failed by our fault. */
export type OperationOutcome = 'ok' | 'refused' | 'fault';

/** One GraphQL operation that was answered. */
export interface MeasuredOperation {
  name: string | null | undefined;
  /** Who asked: a client, or the server for a page it renders. */
  over: 'http' | 'page';
  outcome: OperationOutcome;
  seconds: number;
}

/** A value that is read when somebody looks. */
export interface MeasuredValue {
  /** In snake case, without the prefix of the product. */
  name: string;
  help: string;
  /** With a label there is one for each of its values. */
  label?: string;
  /** A number, or numbers by the label's values; null where there is nothing to tell. */
  read(): Promise<number | Readonly<Record<string, number>> | null>;
}

/** How long one look at a value may take, in milliseconds: metrics matter most while something is away. */
const patience = 2_000;

const prefix = 'wiki_';
const quickly = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The figures of this process in the format of Prometheus. Labels have few values, known beforehand:
 * whoever asks for an operation under a name of their own counts as `other`.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #knownOperations: ReadonlySet<string>;
  readonly #operations: Histogram<'operation' | 'over' | 'outcome'>;
  readonly #subscriptions: Counter<'operation'>;
  readonly #requests: Histogram<'kind' | 'status'>;

  constructor(knownOperations: Iterable<string>) {
    this.#knownOperations = new Set(knownOperations);
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#operations = new Histogram({
      name: `${prefix}graphql_operation_seconds`,
      help: 'GraphQL operations over HTTP by name, and how long they took.',
      labelNames: ['operation', 'over', 'outcome'],
      buckets: quickly,
      registers,
    });
    this.#subscriptions = new Counter({
      name: `${prefix}socket_operations_total`,
      help: 'Operations begun over WebSocket, by name.',
      labelNames: ['operation'],
      registers,
    });
    this.#requests = new Histogram({
      name: `${prefix}http_request_seconds`,
      help: 'HTTP requests by what was asked for and the class of the answer.',
      labelNames: ['kind', 'status'],
      buckets: quickly,
      registers,
    });
  }

  countOperation({ name, over, outcome, seconds }: MeasuredOperation): void {
    this.#operations.observe({ operation: this.#labelOf(name), over, outcome }, seconds);
  }

  countSocketOperation(name: string | null | undefined): void {
    this.#subscriptions.inc({ operation: this.#labelOf(name) });
  }

  countRequest(kind: string, status: number, seconds: number): void {
    this.#requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  /** Shows a value from now on. One that cannot be read has no samples, and the others are shown. */
  watch(measured: MeasuredValue): void {
    const { name, help, label } = measured;
    const gauge: Gauge = new Gauge({
      name: prefix + name,
      help,
      labelNames: label ? [label] : [],
      registers: [this.#registry],
      async collect() {
        gauge.reset();
        // One without labels is zero after a reset: nothing at all says that it is not known.
        if (!label) gauge.remove();
        try {
          const values = await inTime(measured.read());
          if (typeof values === 'number') gauge.set(values);
          else if (label) {
            for (const [of, value] of Object.entries(values ?? {}))
              gauge.set({ [label]: of }, value);
          }
        } catch (error) {
          logger.debug({ err: error, metric: name }, 'a figure cannot be read');
        }
      },
    });
  }

  readonly contentType = this.#registry.contentType;

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #labelOf(name: string | null | undefined): string {
    return name && this.#knownOperations.has(name) ? name : 'other';
  }
}

async function inTime<Result>(reading: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const late = delay(patience, undefined, { signal: waiting.signal }).then(() => {
    throw new Error('It takes too long.');
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    waiting.abort();
    late.catch(() => {});
  }
}
