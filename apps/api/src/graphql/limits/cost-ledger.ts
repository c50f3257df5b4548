import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import { apiError } from '../../platform/errors/errors.ts';
import type { Context } from '../context.ts';
import type { Cost } from './cost.ts';
import { answersPage, isCountedList } from './list-sizes.ts';

/** Keeps the account of a running operation: what its lists hold beyond what was counted for them. */
export class CostLedger {
  readonly #cost: Cost;
  readonly #budget: number;
  readonly #milliseconds: number;
  readonly #deadline: number;
  #surplus = 0;

  /**
   * @param budget what the operation may cost in all; infinite where a refusal would come too late.
   * @param milliseconds how long it may take, from now on; infinite likewise.
   */
  constructor(cost: Cost, budget: number, milliseconds: number) {
    this.#cost = cost;
    this.#budget = budget;
    this.#milliseconds = milliseconds;
    this.#deadline = performance.now() + milliseconds;
  }

  /** Fields answered beyond those counted in advance. */
  get surplus(): number {
    return this.#surplus;
  }

  /** The account of the same operation, run again. */
  again(): CostLedger {
    return new CostLedger(this.#cost, this.#budget, this.#milliseconds);
  }

  /**
   * Asked before anything long is read: whoever waits behind the operation has waited enough.
   * @throws `ANSWER_TOO_SLOW` when its time is over.
   */
  assertInTime(): void {
    if (performance.now() > this.#deadline) throw apiError('ANSWER_TOO_SLOW');
  }

  /**
   * Counts a list as long as it is.
   * @throws `QUERY_TOO_COMPLEX` when the operation costs more than it may with it.
   */
  count(nodes: readonly FieldNode[], length: number): void {
    for (const node of nodes) {
      const counted = this.#cost.lists.get(node);
      if (counted && length > counted.items) {
        this.#surplus += (length - counted.items) * counted.costOfItem;
      }
    }
    if (this.#cost.fields + this.#surplus > this.#budget) throw apiError('QUERY_TOO_COMPLEX');
  }
}

/**
 * Has every list of a schema counted in the account of its operation before its items are answered,
 * and none begun, nor a page of one, when its time is over.
 */
export function countLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isCountedList(type, field)) field.resolve = inTime(counting(field.resolve));
      else if (answersPage(field)) field.resolve = inTime(field.resolve);
    }
  }
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

function counting(resolve: Resolve = defaultFieldResolver): Resolve {
  return (source, args, context, info) => {
    const count = (list: unknown): unknown => {
      if (Array.isArray(list)) context.cost?.count(info.fieldNodes, list.length);
      return list;
    };
    const answered = resolve(source, args, context, info);
    return answered instanceof Promise ? answered.then(count) : count(answered);
  };
}

function inTime(resolve: Resolve = defaultFieldResolver): Resolve {
  return (source, args, context, info) => {
    context.cost?.assertInTime();
    return resolve(source, args, context, info);
  };
}
