import {
  type DirectiveNode,
  type FieldNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Values = { [name: string]: unknown };

/**
 * The fields that selections ask of an object of a type, by their key in the answer.
 * @param conditions the values of the variables that `@skip` and `@include` name
 */
export function collectFields(
  { schema, fragments }: Pick<GraphQLResolveInfo, 'schema' | 'fragments'>,
  conditions: Values,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();

  const applies = (condition: string | undefined): boolean => {
    if (condition === undefined || condition === type.name) return true;
    const conditional = schema.getType(condition);
    return isAbstractType(conditional) && schema.isSubType(conditional, type);
  };

  const collect = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (!isIncluded(node, conditions)) continue;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        const known = fields.get(key);
        if (known) known.push(node);
        else fields.set(key, [node]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if (applies(node.typeCondition?.name.value)) collect(node.selectionSet);
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        const fragment = fragments[node.name.value];
        if (fragment && applies(fragment.typeCondition.name.value)) collect(fragment.selectionSet);
      }
    }
  };

  for (const set of sets) if (set) collect(set);
  return fields;
}

function isIncluded(node: SelectionNode, conditions: Values): boolean {
  if (!node.directives?.length) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, conditions)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, conditions)?.if !== false;
}

/** The variable that a condition names; null for other directives and constant conditions. */
export function conditionVariable({ name, arguments: given }: DirectiveNode): string | null {
  if (name.value !== 'skip' && name.value !== 'include') return null;
  const value = given?.[0]?.value;
  return value?.kind === Kind.VARIABLE ? value.name.value : null;
}
