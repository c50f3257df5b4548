import {
  type DocumentNode,
  getNamedType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  Kind,
  type OperationTypeNode,
  typeFromAST,
} from 'graphql';

/** Numbers below a bound, the same for the same seed. */
export function seeded(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(below, 1);
  };
}

type Random = (below: number) => number;

const deepest = 5;

/**
 * A valid operation over a schema: aliases, fragments named and inline, conditions, arguments given
 * as literals and as variables.
 */
export function generateOperation(
  schema: GraphQLSchema,
  kind: OperationTypeNode | 'query',
  random: Random,
): string {
  const declared: string[] = [];
  const fragments: string[] = [];
  const root = schema.getRootType(kind as OperationTypeNode);
  if (!root) throw new Error(`The schema has no ${kind}.`);

  const directives = (): string => {
    if (random(8) > 0) return '';
    const name = ['skip', 'include'][random(2)];
    if (random(2)) return ` @${name}(if: ${random(2) === 1})`;
    const variable = `if${random(3)}`;
    const declaration = `$${variable}: Boolean!`;
    if (!declared.includes(declaration)) declared.push(declaration);
    return ` @${name}(if: $${variable})`;
  };

  const argument = (given: GraphQLArgument): string[] => {
    if (!isRequiredArgument(given) && random(2)) return [];
    if (random(2) && !hasFile(given.type)) return [`${given.name}: ${literal(given.type, random)}`];
    const variable = `v${declared.length}`;
    declared.push(`$${variable}: ${String(given.type)}`);
    return [`${given.name}: $${variable}`];
  };

  const field = (
    definition: GraphQLField<unknown, unknown>,
    depth: number,
    key: string,
  ): string => {
    const args = definition.args.flatMap(argument);
    const below = getNamedType(definition.type);
    const set = isCompositeType(below) ? ` ${selection(below, depth + 1)}` : '';
    const given = args.length > 0 ? `(${args.join(', ')})` : '';
    return `${key}: ${definition.name}${given}${directives()}${set}`;
  };

  const fieldsOf = (type: GraphQLCompositeType): GraphQLField<unknown, unknown>[] => {
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields());
  };

  let keys = 0;
  const selection = (type: GraphQLCompositeType, depth: number): string => {
    const usable = fieldsOf(type).filter(
      ({ type: answered }) => depth < deepest || !isCompositeType(getNamedType(answered)),
    );
    const parts = ['__typename'];
    for (let count = random(4) + 1; count > 0 && usable.length > 0; count -= 1) {
      const definition = usable[random(usable.length)];
      keys += 1;
      if (!definition) continue;
      // A key of its own each time, now and then twice, so that their selections are merged.
      const asked = field(definition, depth, `k${keys}`);
      parts.push(asked);
      if (random(6) === 0) parts.push(asked);
    }
    if (depth < deepest && random(3) === 0) parts.push(spread(type, depth));
    return `{ ${parts.join(' ')} }`;
  };

  const spread = (type: GraphQLCompositeType, depth: number): string => {
    const others: GraphQLObjectType[] = isAbstractType(type)
      ? [...schema.getPossibleTypes(type)]
      : [];
    const condition = [type, ...others][random(others.length + 1)] ?? type;
    const inner = selection(condition, depth + 1);
    if (random(2)) return `... on ${condition.name}${directives()} ${inner}`;
    const name = `F${fragments.length}`;
    fragments.push('');
    fragments[Number(name.slice(1))] = `fragment ${name} on ${condition.name} ${inner}`;
    return `...${name}${directives()} ...${name}`;
  };

  const set = selection(root, 0);
  const variables = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return [`${kind} Generated${variables} ${set}`, ...fragments].join('\n');
}

/** Whether a value holds a file, which no document can write. */
const hasFile = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return named.name === 'Upload';
  return Object.values(named.getFields()).some((each) => getNamedType(each.type).name === 'Upload');
};

/** A value of an input type as a document writes it. */
function literal(type: GraphQLInputType, random: Random, depth = 0): string {
  if (isNonNullType(type)) return literal(type.ofType, random, depth);
  if (isListType(type)) return `[${literal(type.ofType, random, depth + 1)}]`;
  if (isEnumType(type)) return type.getValues()[random(type.getValues().length)]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(
      (each) => isRequiredInputField(each) || (!type.isOneOf && depth < 2 && random(3) === 0),
    );
    const given = type.isOneOf ? Object.values(type.getFields()).slice(0, 1) : required;
    return `{ ${given.map((each) => `${each.name}: ${literal(each.type, random, depth + 1)}`).join(', ')} }`;
  }
  return JSON.stringify(scalarValue(type.name, random));
}

const scalarValue = (name: string, random: Random): unknown =>
  ({
    Int: random(20) + 1,
    SafeInt: random(1_000),
    Float: 1.5,
    Boolean: random(2) === 1,
    DateTime: '2026-11-22T10:00:00.000Z',
    Date: '2026-11-22',
    RichText: 'a text',
  })[name] ?? `text-${random(100)}`;

/** A value of an input type as a request brings it. */
function valueGiven(type: GraphQLInputType, random: Random, depth = 0): unknown {
  if (isNonNullType(type)) return valueGiven(type.ofType, random, depth);
  if (depth > 3) return null;
  if (isListType(type)) return [valueGiven(type.ofType, random, depth + 1)];
  if (isEnumType(type)) return type.getValues()[random(type.getValues().length)]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const wanted = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
    return Object.fromEntries(
      wanted.map((each) => [each.name, valueGiven(each.type, random, depth + 1)]),
    );
  }
  return scalarValue(type.name, random);
}

/** Variables for a document: now and then one is left out, null or of the wrong kind. */
export function variablesOf(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  random: Random,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const node of definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of node.variableDefinitions ?? []) {
      const declared = typeFromAST(schema, type) as GraphQLInputType;
      const chance = random(60);
      if (chance === 0 || (chance < 10 && !isNonNullType(declared))) continue;
      values[variable.name.value] = chance === 10 ? { odd: true } : valueGiven(declared, random);
    }
  }
  return values;
}
