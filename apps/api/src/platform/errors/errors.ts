import { type ErrorCode, errorCatalog } from '@wiki/domain';
import { GraphQLError } from 'graphql';

/** Why a mutation was refused, as the schema's UserError. */
export interface UserError {
  code: ErrorCode;
  field?: string | undefined;
  message: string;
  retryAfterSeconds?: number | undefined;
}

/** Denied access or a fault, thrown: the answer carries `extensions.code` and no stack. */
export function apiError(code: ErrorCode, extensions: Record<string, unknown> = {}): GraphQLError {
  return new GraphQLError(errorCatalog[code], { extensions: { ...extensions, code } });
}

/** What is wrong with an argument, in words for who writes the query: `first must be …`. */
export const badArgument = (field: string, meaning: string): GraphQLError =>
  new GraphQLError(`${field} must be ${meaning}.`, { extensions: { code: 'BAD_REQUEST', field } });

/** An expected refusal of a mutation, thrown inside services and answered as `userErrors`. */
export class Refusal extends Error {
  readonly userErrors: UserError[];
  /** Fields of the payload that are answered although it was refused. */
  readonly payload: object;

  constructor(userErrors: UserError[], payload: object = {}) {
    super(userErrors.map(({ code }) => code).join(', '));
    this.name = 'Refusal';
    this.userErrors = userErrors;
    this.payload = payload;
  }
}

/** One refusal: the code, the field at fault if any, and the seconds to wait if any. */
export function refuse(code: ErrorCode, field?: string, retryAfterSeconds?: number): Refusal {
  return new Refusal([{ code, field, message: errorCatalog[code], retryAfterSeconds }]);
}

/** A refusal that tells more than its code: `payload` holds further fields of the answer. */
export function refuseWith(payload: object, code: ErrorCode): Refusal {
  return new Refusal([{ code, message: errorCatalog[code] }], payload);
}

/** Runs a service call for a payload: a refusal becomes its `userErrors` over the empty result. */
export async function payloadOf<Result extends object, Empty extends object>(
  empty: Empty,
  work: () => Promise<Result>,
): Promise<(Result | Empty) & { userErrors: UserError[] }> {
  try {
    return { ...(await work()), userErrors: [] };
  } catch (error) {
    if (error instanceof Refusal) {
      return { ...empty, ...error.payload, userErrors: error.userErrors };
    }
    throw error;
  }
}
