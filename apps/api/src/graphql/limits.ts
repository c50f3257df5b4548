import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { errorCatalogue } from '@wiki/domain';
import {
  type DocumentNode,
  type GraphQLError,
  type OperationDefinitionNode,
  OperationTypeNode,
  type ParseOptions,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { apiError } from '../platform/errors/errors.ts';
import { costOf } from './cost.ts';

/** What one operation may ask for. The client's operations and standard introspection stay well below. */
export const operationLimits = {
  tokens: 2_000,
  depth: 12,
  aliases: 20,
  directives: 20,
  /** Fields, each counted as often as pages repeat it. */
  cost: 5_000,
  /** The same of a subscription, which is answered again at every event. */
  subscriptionCost: 500,
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

/** The rules beside GraphQL's own that a document must keep. */
export const limitRules: ValidationRule[] = [
  maxDepthRule({ n: operationLimits.depth, flattenFragments: true, ...reporting }),
  maxAliasesRule({ n: operationLimits.aliases, ...reporting }),
  maxDirectivesRule({ n: operationLimits.directives, ...reporting }),
];

/**
 * Refuses an operation that may cost too much with these variables.
 * @returns how many operations it counts as for the rate limits.
 */
export function assertAffordable(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const { fields, operations } = costOf(document, operation, variables);
  const isRepeated = operation.operation === OperationTypeNode.SUBSCRIPTION;
  if (fields > (isRepeated ? operationLimits.subscriptionCost : operationLimits.cost)) {
    throw apiError('QUERY_TOO_COMPLEX', { http: { status: 400 } });
  }
  return operations;
}

/** Whether an error of parsing or validation says that the document asks for too much. */
export function saysTooComplex(error: GraphQLError): boolean {
  return (
    error.message === errorCatalogue.QUERY_TOO_COMPLEX ||
    error.message.includes(`more that ${operationLimits.tokens} tokens`)
  );
}
