import type { GraphQLResolveInfo } from 'graphql';
import type { ExecutionInput } from './execute-plan.ts';
import type { Place } from './place.ts';
import type { FieldPlan, OperationPlan } from './plan.ts';

/**
 * What a resolver may ask about its field, as graphql-js has it. Hardly any resolver does, so it is
 * looked up when it is asked for and not gathered for every field of every row.
 */
export class FieldInfo implements GraphQLResolveInfo {
  readonly #plan: OperationPlan;
  readonly #input: ExecutionInput;
  readonly #field: FieldPlan;
  readonly #parent: Place | undefined;

  constructor(
    plan: OperationPlan,
    input: ExecutionInput,
    field: FieldPlan,
    parent: Place | undefined,
  ) {
    this.#plan = plan;
    this.#input = input;
    this.#field = field;
    this.#parent = parent;
  }

  get fieldName() {
    return this.#field.definition.name;
  }
  get fieldNodes() {
    return this.#field.nodes;
  }
  get returnType() {
    return this.#field.definition.type;
  }
  get parentType() {
    return this.#field.parentType;
  }
  get path() {
    return { prev: this.#parent, key: this.#field.key, typename: this.#field.parentType.name };
  }
  get schema() {
    return this.#plan.schema;
  }
  get fragments() {
    return this.#plan.fragments;
  }
  get rootValue() {
    return this.#input.rootValue;
  }
  get operation() {
    return this.#plan.operation;
  }
  get variableValues() {
    return { ...this.#input.variables };
  }
}
