import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(
  readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'),
);
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

interface Field {
  name: string;
  type: GraphQLType;
  description?: string | null | undefined;
  /** Of fields of answers; inputs have none. */
  args: readonly GraphQLArgument[] | null;
}

/** Every field of objects, interfaces and inputs, by `Type.field`. */
const fields: [place: string, field: Field, siblings: readonly string[]][] = types.flatMap(
  (type) => {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
    const own = isInputObjectType(type)
      ? Object.values(type.getFields()).map((field): Field => ({ ...field, args: null }))
      : Object.values(type.getFields()).map((field): Field => ({ ...field, args: field.args }));
    const siblings = own.map(({ name }) => name);
    return own.map((field): [string, Field, string[]] => [
      `${type.name}.${field.name}`,
      field,
      siblings,
    ]);
  },
);
const outputs = fields.filter(([, { args }]) => args !== null);
const inputs = fields.filter(([, { args }]) => args === null);
const names = (list: readonly (readonly [string, ...unknown[]])[]) => list.map(([place]) => place);
const typeOf = ({ type }: Field) => getNamedType(type).name;

/** Called so by the specification, or counted from it: see 0145. */
const datesByOtherNames = new Set(['fromDate', 'toDate', 'lastActive', 'expiresAt']);

test('dates are called date…', () => {
  const wrong = fields.filter(
    ([, field]) =>
      ['Date', 'DateTime'].includes(typeOf(field)) &&
      !/^date([A-Z]|s?$)/.test(field.name) &&
      !datesByOtherNames.has(field.name),
  );
  expect(names(wrong)).toEqual([]);
});

/** A state, or a verb. */
const saysSo =
  /^(is|has|can|viewer|needs|requires|shows|lets|skips|ends|confirm|addTo|newMembersSee)[A-Z]|^(ok|takeOver)$/;

test('booleans say that they are one', () => {
  const wrong = fields.filter(
    ([, field]) => typeOf(field) === 'Boolean' && !saysSo.test(field.name),
  );
  expect(names(wrong)).toEqual([]);
});

/** Ids that no object can stand beside, each with its reason. */
const bareIds: Readonly<Record<string, string>> = {
  'Image.fileId': 'an image is what there is to say of its file',
  'Video.fileId': 'a video is what there is to say of its file',
  'LeaveGroupPayload.chatId': 'the group is gone for who left it',
  'RemovePushDevicePayload.deviceId': 'the device is gone',
  'RevokeSessionsPayload.revokedIds': 'the sessions are gone',
  'OwnReport.subjectId': 'what was reported is hidden from who reported it',
};

test('an object stands beside every id of one', () => {
  const wrong = outputs.filter(([place, field, siblings]) => {
    const [, base] = /^(.+)Ids?$/.exec(field.name) ?? [];
    if (!base || typeOf(field) !== 'ID' || place in bareIds) return false;
    const ending = base[0]?.toUpperCase() + base.slice(1);
    return !siblings.some((name) => name === base || name.endsWith(ending));
  });
  expect(names(wrong)).toEqual([]);
  expect(Object.keys(bareIds).filter((place) => !names(outputs).includes(place))).toEqual([]);
});

test('amounts of money come and go with their currency', () => {
  const wrong = fields.filter(
    ([place, field]) =>
      /Minor$|price(Min|Max)?$|^amount$/i.test(field.name) &&
      ['Int', 'SafeInt', 'Float'].includes(typeOf(field)) &&
      !/^Money(Input)?\./.test(place),
  );
  expect(names(wrong)).toEqual([]);
});

test('what takes exactly one of several says so', () => {
  const wrong = types.filter(
    (type) =>
      isInputObjectType(type) &&
      /\b(one of the (two|three)|exactly one)\b/i.test(type.description ?? '') &&
      !type.isOneOf,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a mutation takes one input, if anything', () => {
  const wrong = outputs.filter(
    ([place, { args }]) =>
      place.startsWith('Mutation.') && (args ?? []).some(({ name }) => name !== 'input'),
  );
  // Takes the filter of the list that it exports.
  expect(names(wrong)).toEqual(['Mutation.createPaymentsCsvLink']);
});

test('scalars of our own lead to where they are specified', () => {
  const wrong = types.filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type) && !type.specifiedByURL,
  );
  // What its positions mean is the API's affair, and described in docs/API.md.
  expect(wrong.map(({ name }) => name)).toEqual(['EventCursor']);
});

test('everything that can be asked for or given is described', () => {
  const wrong = outputs.flatMap(([place, { args }]) =>
    (args ?? [])
      .filter(({ name, description }) => !description && name !== 'input')
      .map(({ name }) => `${place}(${name})`),
  );
  expect([...wrong, ...names(inputs.filter(([, { description }]) => !description))]).toEqual([]);
});
