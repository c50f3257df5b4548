import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';
import { type EnumPlan, type EnumPlans, enumName, wordOf } from './enum-names.ts';
import { wordsOfEnums } from './enum-words.ts';

type Tree = { [name: string]: EnumPlan };
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const enums: Readonly<Record<string, readonly string[]>> = wordsOfEnums;

/** What the values of an enum need; null for what is none, or has no words of its own. */
function wordsOf(type: GraphQLType): EnumPlan | null {
  const named = getNamedType(type);
  const words = isEnumType(named) ? enums[named.name] : undefined;
  if (!words) return null;
  const isTold = (by: 1 | 2) => words.every((word) => wordOf(enumName(word), by) === word);
  return isTold(1) ? 1 : isTold(2) ? 2 : words;
}

/** What there is to translate in an input; inputs that hold themselves are followed once. */
function planOfInput(type: GraphQLType, within: readonly GraphQLType[] = []): EnumPlan | null {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || within.includes(named)) return wordsOf(named);
  const tree: Tree = {};
  for (const { name, type: inner } of Object.values(named.getFields())) {
    const plan = planOfInput(inner, [...within, named]);
    if (plan) tree[name] = plan;
  }
  return unlessEmpty(tree);
}

const unlessEmpty = (tree: Tree): Tree | null => (Object.keys(tree).length > 0 ? tree : null);

const isTree = (plan: EnumPlan | undefined): plan is Tree =>
  typeof plan === 'object' && !Array.isArray(plan);

/** Adds what one fragment needs to what others of the same place do. */
function merge(into: Tree, more: Tree): void {
  for (const [name, plan] of Object.entries(more)) {
    const known = into[name];
    if (isTree(known) && isTree(plan)) merge(known, plan);
    else into[name] = plan;
  }
}

function planOfSelection(
  schema: GraphQLSchema,
  fragments: Fragments,
  type: GraphQLNamedType | null | undefined,
  { selections }: SelectionSetNode,
): Tree {
  const tree: Tree = {};
  const inner = (at: GraphQLNamedType | null | undefined, set: SelectionSetNode) =>
    planOfSelection(schema, fragments, at, set);
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const { name, alias, selectionSet } = selection;
      const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
      const field = fields[name.value];
      if (!field) continue;
      const plan = selectionSet
        ? unlessEmpty(inner(getNamedType(field.type), selectionSet))
        : wordsOf(field.type);
      if (plan) merge(tree, { [(alias ?? name).value]: plan });
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const { typeCondition, selectionSet } = selection;
      merge(
        tree,
        inner(typeCondition ? schema.getType(typeCondition.name.value) : type, selectionSet),
      );
    } else {
      const fragment = fragments.get(selection.name.value);
      if (!fragment) continue;
      const on = schema.getType(fragment.typeCondition.name.value);
      merge(tree, inner(on, fragment.selectionSet));
    }
  }
  return tree;
}

function namedTypeOf(node: TypeNode): string {
  return node.kind === Kind.NAMED_TYPE ? node.name.value : namedTypeOf(node.type);
}

/**
 * What there is to translate in the variables and the answer of a document with one operation and all
 * fragments it spreads. Fields that share a key of the answer have one type, whichever fragment asks
 * for them: one tree is good for all.
 */
export function enumPlansOf(schema: GraphQLSchema, { definitions }: DocumentNode): EnumPlans {
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return {};
  const fragments: Fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  );
  const root = schema.getRootType(operation.operation);
  const data = unlessEmpty(planOfSelection(schema, fragments, root, operation.selectionSet));
  const given: Tree = {};
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const named = schema.getType(namedTypeOf(type));
    const plan = named ? planOfInput(named) : null;
    if (plan) given[variable.name.value] = plan;
  }
  const variables = unlessEmpty(given);
  return { ...(variables ? { variables } : {}), ...(data ? { data } : {}) };
}

function parsed(query: string): DocumentNode | null {
  try {
    return parse(query);
  } catch {
    return null;
  }
}

/**
 * Makes what tells of an operation's text what there is to translate in it, for programs that write
 * their operations as they need them; of what is no operation, nothing.
 */
export function enumReader(readContract: () => string): (query: string) => EnumPlans {
  const known = new Map<string, EnumPlans>();
  let schema: GraphQLSchema | undefined;
  return (query) => {
    const seen = known.get(query);
    if (seen) return seen;
    schema ??= buildSchema(readContract());
    const document = parsed(query);
    const plans = document ? enumPlansOf(schema, document) : {};
    known.set(query, plans);
    return plans;
  };
}
