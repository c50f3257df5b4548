import {
  type FieldNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { refuse } from '../../platform/errors/errors.ts';

/** A query that gives one connection and nothing else. */
export interface ListDocument {
  document: DocumentNode;
  /** The field of the schema, and under which name its answer stands. */
  field: string;
  alias: string;
}

/** The most tokens that a query of a list has. */
const mostTokens = 1_500;

const isConnection = (node: FieldNode): boolean =>
  node.selectionSet?.selections.some(
    (each) => each.kind === Kind.FIELD && each.name.value === 'edges',
  ) ?? false;

/**
 * Reads the query of a list, and leaves away what it asks beside the list, such as the counts of tabs.
 * @throws Refusal `FIELD_INVALID` for what the schema does not take, is no query, or has no such list.
 */
export function readListDocument(schema: GraphQLSchema, text: string): ListDocument {
  const document = parsed(schema, text);
  const operation = document && getOperationAST(document);
  const connections =
    operation?.operation === OperationTypeNode.QUERY
      ? operation.selectionSet.selections.filter(
          (each) => each.kind === Kind.FIELD && isConnection(each),
        )
      : [];
  const [only, ...others] = connections as FieldNode[];
  const variables = new Set(
    operation?.variableDefinitions?.map((each) => each.variable.name.value),
  );
  if (!document || !operation || !only || others.length > 0 || !variables.has('after')) {
    throw refuse('FIELD_INVALID', 'query');
  }
  return {
    document: visit(document, {
      OperationDefinition: (node): OperationDefinitionNode => ({
        ...node,
        selectionSet: { ...node.selectionSet, selections: [only] },
      }),
    }),
    field: only.name.value,
    alias: (only.alias ?? only.name).value,
  };
}

function parsed(schema: GraphQLSchema, text: string): DocumentNode | null {
  try {
    const document = parse(text, { maxTokens: mostTokens });
    return validate(schema, document, [...specifiedRules], { maxErrors: 1 }).length > 0
      ? null
      : document;
  } catch {
    return null;
  }
}
