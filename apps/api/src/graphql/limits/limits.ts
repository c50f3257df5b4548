import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { errorCatalog } from '@wiki/domain';
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  type ParseOptions,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { apiError } from '../../platform/errors/errors.ts';
import { secondsToWait } from '../../platform/rate-limit/rate-limit.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { CostLedger } from './cost-ledger.ts';
import type { Context } from '../context.ts';
import { type Cost, costOf } from './cost.ts';

/** What one operation may ask for. The client's operations and standard introspection stay well below. */
export const operationLimits = {
  tokens: 2_000,
  depth: 12,
  aliases: 20,
  directives: 20,
  /** Fields, each counted as often as lists repeat it. */
  cost: 8_000,
  /** The same for administrators. */
  administratorCost: 20_000,
  /** The same of a subscription, which is answered again at every event: of visitors, of the signed in, and of administrators. */
  publicSubscriptionCost: 500,
  subscriptionCost: 2_500,
  administratorSubscriptionCost: 5_000,
  /** Bytes of what a stranger's document is answered, about: keys, texts and numbers. */
  answerBytes: 5_000_000,
  /** How long lists are still begun for an operation, in milliseconds. */
  answerMilliseconds: 20_000,
  /** Bytes of a request's body or of a socket's message. */
  bodyBytes: 256 * 1024,
} as const;

const reporting = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => context?.reportError(apiError('QUERY_TOO_COMPLEX')),
  ],
};

/** How documents are parsed, over HTTP and WebSocket alike. */
export const parseOptions: ParseOptions = { maxTokens: operationLimits.tokens };

/** A document that may run, and what of it is to. */
export interface Prepared {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** The rules beside GraphQL's own that a document must keep. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: operationLimits.depth, flattenFragments: true, ...reporting }),
  maxAliasesRule({ n: operationLimits.aliases, ...reporting }),
  maxDirectivesRule({ n: operationLimits.directives, ...reporting }),
];

/** So many fields weigh as much as one field of the root in the limits by address. */
const fieldsPerOperation = 500;

/** What an operation weighs in the limits by address, for its fields. */
const weightOf = (fields: number): number => Math.ceil(fields / fieldsPerOperation);

/** An operation that may run. */
export interface Affordable {
  /** How many operations it counts as for the limits by address. */
  operations: number;
  /** Goes into the operation's context. */
  ledger: CostLedger;
}

/**
 * Refuses an operation that may cost too much with these variables. Administrators, whose screens
 * show whole lists, may ask for more than others.
 */
export function assertAffordable(
  schema: GraphQLSchema,
  { document, operation }: Prepared,
  variables: Readonly<Record<string, unknown>>,
  viewer: MaybeViewer,
): Affordable {
  return affordable(costOf(schema, document, operation, variables), operation, viewer);
}

/** The same of an operation whose cost is known. */
export function affordable(
  cost: Cost,
  operation: OperationDefinitionNode,
  viewer: MaybeViewer,
): Affordable {
  const budget = budgetOf(operation, viewer);
  if (cost.fields > budget) throw apiError('QUERY_TOO_COMPLEX', { http: { status: 400 } });
  const operations = Math.max(cost.operations, weightOf(cost.fields));
  // What was done already is answered, however long it is.
  const isDone = operation.operation === OperationTypeNode.MUTATION;
  return {
    operations,
    ledger: isDone
      ? new CostLedger(cost, Infinity, Infinity)
      : new CostLedger(cost, budget, operationLimits.answerMilliseconds),
  };
}

function budgetOf({ operation }: OperationDefinitionNode, viewer: MaybeViewer): number {
  const isAdministrator = viewer?.memberType === 'wikiAdmin';
  if (operation !== OperationTypeNode.SUBSCRIPTION) {
    return isAdministrator ? operationLimits.administratorCost : operationLimits.cost;
  }
  if (isAdministrator) return operationLimits.administratorSubscriptionCost;
  return viewer ? operationLimits.subscriptionCost : operationLimits.publicSubscriptionCost;
}

/** Counts what an operation answered beyond what was counted before it ran: who asks next waits for it. */
export async function countSurplus({
  cost,
  request,
}: Pick<Context, 'cost' | 'request'>): Promise<void> {
  if (cost && cost.surplus > 0) {
    await secondsToWait('operations', request.ip, weightOf(cost.surplus));
  }
}

/** Whether an error of parsing or validation says that the document asks for too much. */
export function saysTooComplex(error: GraphQLError): boolean {
  return (
    error.message === errorCatalog.QUERY_TOO_COMPLEX ||
    error.message.includes(`more that ${operationLimits.tokens} tokens`)
  );
}
