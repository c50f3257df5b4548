import type { Plan } from './edits.ts';
import type { Names } from './names.ts';
import { resourceTest } from './resource-test.ts';

/**
 * A module of its own for a resource that administrators keep: a name and a date, a list, two
 * mutations, a stream, and their test. What it really has is written over it.
 * @param today the day that names its migration, such as `2026-11-22`.
 */
export function resourcePlan(names: Names, today: string): Plan {
  const { kebab, kebabs, camel, camels, pascal, words, wordsMany } = names;
  const folder = `apps/api/src/modules/${kebabs}`;
  const files = {
    [`packages/domain/src/schemas/${kebabs}.ts`]: `import { z } from 'zod';
import { requiredLine } from './fields.ts';

/** A ${words} to add. */
export const ${camel}Schema = z.object({ name: requiredLine(100) });

/** Input that names a ${words}. */
export const ${camel}IdSchema = z.object({ ${camel}Id: z.string() });
`,
    [`${folder}/${kebabs}.graphql`]: schema(names),
    [`${folder}/${kebab}.model.ts`]: `import mongoose, { Schema, type Types } from 'mongoose';

/** A ${words} as stored. */
export interface ${pascal}Record {
  _id: Types.ObjectId;
  name: string;
  dateCreated: Date;
}

export const ${pascal}Model = mongoose.model(
  '${pascal}',
  new Schema<${pascal}Record>(
    {
      name: { type: String, required: true },
      dateCreated: { type: Date, required: true },
    },
    { collection: '${camels}', versionKey: false },
  ),
);
`,
    [`${folder}/${kebab}.policy.ts`]: `import type { Policy } from '../../authz/actions.ts';
import { serves } from '../../authz/staff.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    '${camel}.administer': null;
  }
}

/** The ${wordsMany} are read and changed by administrators only. */
export const ${camel}Policy = {
  '${camel}.administer': (viewer) => serves(viewer, 'SETTINGS'),
} satisfies Policy;
`,
    [`${folder}/${kebabs}.events.ts`]: `declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A ${words} was added or removed. */
    '${camel}.changed': { ${camel}Id: string; change: 'added' | 'removed' };
  }
}
`,
    [`${folder}/${kebabs}.migrations.ts`]: `import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const ${camels}Migrations: Migration[] = [
  {
    id: '${today}-${kebabs}',
    async up(db) {
      await ensureCollection(db, '${camels}');
      // The list, newest first.
      await db.collection('${camels}').createIndex({ dateCreated: -1, _id: -1 });
    },
  },
];
`,
    [`${folder}/${kebab}.resource.ts`]: `import { ${camel}IdSchema, ${camel}Schema } from '@wiki/domain/schemas';
import { changes, descending, list, write } from '../../kits/resource/index.ts';
import { finderOf } from '../../platform/database/object-id.ts';
import { ${pascal}Model } from './${kebab}.model.ts';

/** The ${words} with the id, or null. Joins the caller's transaction. */
const find${pascal} = finderOf(${pascal}Model);

/** The ${wordsMany}, newest first. */
export const ${camels} = list({
  name: '${camels}',
  model: ${pascal}Model,
  may: '${camel}.administer',
  order: descending('dateCreated'),
});

/** Adds a ${words}. */
export const add${pascal} = write({
  input: ${camel}Schema,
  may: '${camel}.administer',
  async act({ input: { name } }) {
    const ${camel} = new ${pascal}Model({ name, dateCreated: new Date() });
    await ${camel}.save();
    return { ${camel}: ${camel}.toObject() };
  },
  event: ({ result: { ${camel} } }) => [
    '${camel}.changed',
    { ${camel}Id: ${camel}._id.toHexString(), change: 'added' },
  ],
});

/** Removes a ${words}. */
export const remove${pascal} = write({
  input: ${camel}IdSchema,
  may: '${camel}.administer',
  load: { by: '${camel}Id', find: find${pascal} },
  async act({ loaded: ${camel} }) {
    await ${pascal}Model.deleteOne({ _id: ${camel}._id });
    return { ${camel} };
  },
  event: ({ input: { ${camel}Id } }) => ['${camel}.changed', { ${camel}Id, change: 'removed' }],
});

/** The changes of the list. */
export const ${camel}Changed = changes({
  field: '${camel}Changed',
  types: ['${camel}.changed'],
  may: '${camel}.administer',
  view: async ({ ${camel}Id }) => ({ ${camel}Id }),
});
`,
    [`${folder}/resolvers/${pascal}.ts`]: `import type { ${pascal}Resolvers } from '../../../graphql/generated/resolvers.ts';

export const ${pascal}: ${pascal}Resolvers = {
  id: ({ _id }) => _id.toHexString(),
};
`,
    [`${folder}/resolvers/root.ts`]: `import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, subscription } from '../../../kits/resource/index.ts';
import { add${pascal}, remove${pascal}, ${camel}Changed, ${camels} } from '../${kebab}.resource.ts';

export const root = {
  Query: { ${camels}: ${camels}.resolve },
  Mutation: {
    add${pascal}: mutation({ ${camel}: null }, add${pascal}),
    remove${pascal}: mutation({ ${camel}: null }, remove${pascal}),
  },
  Subscription: { ${camel}Changed: subscription(${camel}Changed) },
} satisfies Resolvers;
`,
    [`${folder}/index.ts`]: `import type { ApiModule } from '../../module.ts';
import { ${camel}Policy } from './${kebab}.policy.ts';
import './${kebabs}.events.ts';
import { ${camels}Migrations } from './${kebabs}.migrations.ts';
import { ${pascal} } from './resolvers/${pascal}.ts';
import { root } from './resolvers/root.ts';

export const ${camels}: ApiModule = {
  name: '${kebabs}',
  resolvers: { ...root, ${pascal} },
  policy: ${camel}Policy,
  migrations: ${camels}Migrations,
};
`,
    [`${folder}/${kebabs}.test.ts`]: resourceTest(names),
  };
  return {
    files,
    insertions: [
      {
        file: 'packages/domain/src/schemas/index.ts',
        before: /^export \* from '.\/workplace.ts'/,
        line: `export * from './${kebabs}.ts';`,
      },
      {
        file: 'apps/api/src/all-modules.ts',
        before: /^import \{ users \}/,
        line: `import { ${camels} } from './modules/${kebabs}/index.ts';`,
      },
      {
        file: 'apps/api/src/all-modules.ts',
        below: /^export const allModules/,
        before: /^\];/,
        line: `  ${camels},`,
      },
      {
        file: 'docs/ARCHITECTURE.md',
        before: /^ {6}mail, content, jobs/,
        line: `      ${kebabs.padEnd(15)} the ${wordsMany} that administrators keep`,
      },
    ],
  };
}

/** The module's part of the schema. */
const schema = ({ camel, camels, pascal, words, wordsMany }: Names): string => `"A ${words}."
type ${pascal} {
  "Opaque id."
  id: ID!
  "What it is called."
  name: String!
  "When it was added."
  dateCreated: DateTime!
}

"A page of ${wordsMany}."
type ${pascal}Connection {
  "The ${wordsMany} with their cursors."
  edges: [${pascal}Edge!]!
  "Where the page stands."
  pageInfo: PageInfo!
  "How many the whole list has; null when there are more than 10,000."
  totalCount: Int
}

"A ${words} in a list."
type ${pascal}Edge {
  "Position in the list."
  cursor: Cursor!
  "The ${words}."
  node: ${pascal}!
}

"A ${words} to add."
input Add${pascal}Input {
  "What it is called, up to 100 characters."
  name: String!
}

"A ${words}."
input ${pascal}IdInput {
  "The ${words}."
  ${camel}Id: ID!
}

"The result of a change."
type ${pascal}Payload {
  "The ${words} as it is now, or as it was when removed; null when refused."
  ${camel}: ${pascal}
  "Why it was refused."
  userErrors: [UserError!]!
}

"A change of the ${wordsMany}: read the list again."
type ${pascal}Change {
  "The ${words} that was added or removed."
  ${camel}Id: ID!
  "Position to resume from."
  cursor: EventCursor!
}

extend type Query {
  "The ${wordsMany}, newest first. Administrators."
  ${camels}(
    "How many from the start or after \`after\`, 1 to 50. Ignored with \`last\`."
    first: Int = 20
    "Continue after this position."
    after: Cursor
    "How many back from the end or before \`before\`, 1 to 50."
    last: Int
    "Continue back from this position."
    before: Cursor
  ): ${pascal}Connection! @access(rule: ADMIN, duties: [SETTINGS])
}

extend type Mutation {
  "Adds a ${words}. Administrators."
  add${pascal}(input: Add${pascal}Input!): ${pascal}Payload! @access(rule: ADMIN, duties: [SETTINGS])
  "Removes a ${words}. Administrators."
  remove${pascal}(input: ${pascal}IdInput!): ${pascal}Payload! @access(rule: ADMIN, duties: [SETTINGS])
}

extend type Subscription {
  "What is added to the ${wordsMany} and removed from them. Administrators."
  ${camel}Changed(
    "Resume after this position; null starts now."
    after: EventCursor
  ): ${pascal}Change! @access(rule: ADMIN, duties: [SETTINGS])
}
`;
