import {
  BREAK,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  visit,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';

type Arguments = Readonly<Record<string, unknown>>;
type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
type Field = GraphQLField<unknown, unknown>;

/** What a field's value must be made into, and whether it may be null. */
export type Shape = { nullable: boolean } & (
  | { kind: 'leaf'; type: GraphQLLeafType }
  | { kind: 'list'; item: Shape }
  | { kind: 'object'; fields: () => readonly FieldPlan[] }
  | {
      kind: 'abstract';
      type: GraphQLAbstractType;
      /** What is read of one of its types. */
      fieldsOf: (type: GraphQLObjectType) => readonly FieldPlan[];
    }
);

/** A field of a selection, with everything about it that no request changes. */
export interface FieldPlan {
  /** Its key in the answer. */
  key: string;
  parentType: GraphQLObjectType;
  definition: Field;
  nodes: readonly FieldNode[];
  /** What `__typename` answers; undefined for every other field. */
  typeName: string | undefined;
  /** Its arguments with these variables. Throws for values that do not fit. */
  args: (variables: Arguments) => Arguments;
  shape: Shape;
}

/** An operation laid out for execution. */
export interface OperationPlan {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Fragments;
  root: readonly FieldPlan[];
}

/**
 * Lays a valid operation out: fields collected, fragments opened, types and arguments looked up. That
 * is done once for all its executions, each part when it is first reached.
 * @returns null for an operation that asks with `@skip` or `@include`: what it selects depends on
 * its variables.
 */
export function planOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): OperationPlan | null {
  const rootType = schema.getRootType(operation.operation);
  if (!rootType || hasDirectives(document)) return null;
  const fragments = fragmentsOf(document);
  const parts = { schema, fragments };
  const root = collectFields(schema, fragments, none, rootType, operation.selectionSet);
  return { ...parts, operation, root: planFields(parts, rootType, root) };
}

function fragmentsOf({ definitions }: DocumentNode): Fragments {
  // Without inherited keys: a fragment may have any name.
  const fragments = Object.create(null) as Record<string, FragmentDefinitionNode>;
  for (const node of definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  }
  return fragments;
}

const none: Arguments = Object.freeze({});

function hasDirectives(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Directive() {
      found = true;
      return BREAK;
    },
  });
  return found;
}

interface Parts {
  schema: GraphQLSchema;
  fragments: Fragments;
}

function planFields(
  parts: Parts,
  parentType: GraphQLObjectType,
  selected: ReadonlyMap<string, readonly FieldNode[]>,
): FieldPlan[] {
  return [...selected].flatMap(([key, nodes]) => {
    const [node] = nodes;
    const definition = node && definitionOf(parts.schema, parentType, node.name.value);
    if (!definition) return [];
    return {
      key,
      parentType,
      definition,
      nodes,
      typeName: definition === TypeNameMetaFieldDef ? parentType.name : undefined,
      args: argumentsOf(definition, node),
      shape: shapeOf(parts, definition.type, nodes),
    };
  });
}

function definitionOf(schema: GraphQLSchema, type: GraphQLObjectType, name: string) {
  const metaFields: Field[] = [TypeNameMetaFieldDef];
  if (type === schema.getQueryType()) metaFields.push(SchemaMetaFieldDef, TypeMetaFieldDef);
  return metaFields.find((field) => field.name === name) ?? type.getFields()[name];
}

/** Arguments without variables are the same for every row of every request. */
function argumentsOf(definition: Field, node: FieldNode): FieldPlan['args'] {
  if (definition.args.length === 0) return () => none;
  const read = (variables: Arguments) => getArgumentValues(definition, node, variables);
  if (hasVariables(node)) return read;
  let known: Arguments | undefined;
  return () => (known ??= Object.freeze(read(none)));
}

function hasVariables({ arguments: given = [] }: FieldNode): boolean {
  let found = false;
  for (const argument of given) {
    visit(argument, {
      Variable() {
        found = true;
        return BREAK;
      },
    });
  }
  return found;
}

function shapeOf(parts: Parts, type: GraphQLOutputType, nodes: readonly FieldNode[]): Shape {
  if (isNonNullType(type)) return { ...shapeOf(parts, type.ofType, nodes), nullable: false };
  const nullable = true;
  if (isLeafType(type)) return { kind: 'leaf', nullable, type };
  if (isListType(type)) return { kind: 'list', nullable, item: shapeOf(parts, type.ofType, nodes) };
  const subfields = (of: GraphQLObjectType) => {
    // A type that must be asked whether a value is its own would be taken at its word here.
    if (of.isTypeOf) throw new Error(`${of.name} has isTypeOf, which plans do not support.`);
    return planFields(parts, of, collectSubfields(parts.schema, parts.fragments, none, of, nodes));
  };
  if (isObjectType(type)) {
    let known: readonly FieldPlan[] | undefined;
    return { kind: 'object', nullable, fields: () => (known ??= subfields(type)) };
  }
  if (!isAbstractType(type)) throw new Error(`${String(type)} cannot be answered.`);
  const known = new Map<GraphQLObjectType, readonly FieldPlan[]>();
  return {
    kind: 'abstract',
    nullable,
    type,
    fieldsOf(of) {
      const fields = known.get(of) ?? subfields(of);
      known.set(of, fields);
      return fields;
    },
  };
}
