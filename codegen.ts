import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { enumName, wordsOfEnums } from '@wiki/domain';
import { Kind, parse, print, visit } from 'graphql';
import { referToFragmentTypes } from './tools/src/fragment-types.ts';
import { typeMappers } from './tools/src/type-mappers.ts';

const scalars = {
  DateTime: 'string',
  Date: 'string',
  SafeInt: 'number',
  EventCursor: 'string',
  Cursor: 'string',
};

/** What the client reads and writes as it is. */
const clientScalars = { ...scalars, RichText: '@wiki/domain#RichTextDocument' };

/** GraphQL type -> the shape its resolvers receive: found by its name, but for these. */
const mappers = {
  ...typeMappers('apps/api/src', 'apps/api/src/graphql/generated'),
  WorkItem: '../../modules/workplace/queue.service.ts#QueueItemView',
  ListingComment: '../../modules/engagement/comments/comment.model.ts#CommentRecord',
  BusinessQuestion:
    '../../modules/business-questions/business-question.model.ts#BusinessQuestionRecord',
  ModerationCase: '../../modules/moderation/cases/case.model.ts#CaseRecord',
  CaseSubject: '../../modules/moderation/cases/case-subject.ts#SubjectView',
  CaseContext: '../../kits/moderation/index.ts#SubjectContext',
  ContextPiece: '../../kits/moderation/index.ts#ContextPiece',
  OwnReport: '../../modules/moderation/cases/case.model.ts#ReportRecord',
  PersonHistory: '../../modules/moderation/cases/case-subject.ts#PersonView',
  ChatMessage: '../../modules/chat/messages/message.model.ts#MessageRecord',
  ChatReaction: '../../modules/chat/messages/message.model.ts#ReactionsView',
  BusinessInvitation: '../../modules/businesses/people/invitation.model.ts#InvitationRecord',
  BusinessMember: '../../modules/businesses/people/members.service.ts#MemberView',
  ApplicationTransition: '../../modules/applications/application.model.ts#TransitionRecord',
  Membership: '../../modules/businesses/business.model.ts#MembershipRecord',
  Reason: '@wiki/domain#ReasonGiven',
  NewsItem: '../../modules/news/news.model.ts#NewsRecord',
  PartnerOffer: '../../modules/partners/partner-view.ts#OfferView',
  AuditEntry: '../../platform/audit/audit.model.ts#AuditRecord',
  GivenUpEvent: '../../platform/outbox/given-up.model.ts#GivenUpRecord',
};

/** Folders with operations of their own, whose code loads with the screens that use them. */
const partFolders = [
  ...globSync('apps/web/src/domains/*/'),
  'apps/web/src/components/admin-list/',
  'apps/web/src/components/conflict/',
  'apps/web/src/lib/chats/',
  'apps/web/src/lib/i18n/',
  'apps/web/src/lib/saved/',
  'apps/web/src/lib/live/',
  'apps/web/src/lib/uploads/',
];

/** The client's operations live in `.graphql` files beside the screens; each folder gets one typed file. */
const documentFolders = [
  ...globSync('apps/web/src/features/*/'),
  ...partFolders,
  'apps/web/src/app/',
  'apps/web/src/lib/',
  'apps/web/src/components/',
];

/** The documents below a folder, without those of parts that are folders of their own. */
const documentsIn = (folder: string): string[] =>
  globSync(`${folder}**/*.graphql`).filter(
    (file) => !partFolders.some((part) => part !== folder && file.startsWith(part)),
  );

const schemaTypes = 'apps/web/src/gql/schema-types.ts';

/** Where fragments stand that the operations of other folders may use. */
const sharedDocuments = [
  'apps/web/src/{domains,components}/**/*.graphql',
  'apps/web/src/lib/auth/*.graphql',
];

/** Name of a fragment that folders share -> the generated module that writes it. */
const fragmentModules = Object.fromEntries(
  documentFolders
    .filter((folder) => /\/(?:domains|components|lib)\//.test(folder))
    .flatMap((folder) =>
      documentsIn(folder)
        .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions)
        .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
        .map(({ name }) => [name.value, `./${basename(folder)}.ts`]),
    ),
);

const clientFiles = Object.fromEntries(
  documentFolders
    .map((folder) => ({ folder, documents: documentsIn(folder) }))
    .filter(({ documents }) => documents.length > 0)
    .map(({ folder, documents }) => [
      `apps/web/src/gql/${basename(folder)}.ts`,
      {
        documents,
        externalDocuments: sharedDocuments,
        plugins: [
          'typescript-operations',
          './tools/src/typed-documents.ts',
          './tools/src/typed-hooks.ts',
        ],
        config: {
          scalars: clientScalars,
          useTypeImports: true,
          skipTypename: false,
          inlineFragmentTypes: 'combine',
          importSchemaTypesFrom: schemaTypes,
          importExtension: '.ts',
          fragmentModules,
        },
      },
    ]),
);

/** Enums taken from the domain are re-exported as values; they are types, and Node runs the file as it is. */
const exportTypesAsTypes = (path: string, content: string): string =>
  path.endsWith('resolvers.ts')
    ? content.replaceAll(/^export \{ (\w+) \};$/gm, 'export type { $1 };')
    : content;

/** Documents are types of the domain package. */
const importDomainTypes = (_path: string, content: string): string =>
  content.replace(
    /^import \{ (\w+) \} from '@wiki\/domain';$/m,
    "import type { $1 } from '@wiki/domain';",
  );

/** The schema's types are imported also where only a fragment of another file names them. */
const importTypesThatAreUsed = (_path: string, content: string): string =>
  content.includes('Types.')
    ? content
    : content.replace(/^import type \* as Types from '.*';$/m, '');

const nameFragmentTypes = (path: string, content: string): string =>
  Object.keys(clientFiles).some((file) => path.endsWith(file))
    ? referToFragmentTypes(content, fragmentModules)
    : content;

/** What the `input` of a mutation is, its type says; the contract says it at the argument too. */
const describeInputs = (path: string, content: string): string => {
  if (!path.endsWith('schema.graphql')) return content;
  const contract = parse(content);
  const said = new Map(
    contract.definitions.flatMap((node) =>
      node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? [[node.name.value, node.description]] : [],
    ),
  );
  const described = visit(contract, {
    [Kind.INPUT_VALUE_DEFINITION]: (node) => {
      const type = node.type.kind === Kind.NON_NULL_TYPE ? node.type.type : node.type;
      const description = type.kind === Kind.NAMED_TYPE ? said.get(type.name.value) : undefined;
      return node.description || !description ? undefined : { ...node, description };
    },
  });
  return `${print(described)}\n`;
};

/** Enums that have words of their own in the domain are typed as those: both ends translate. */
const speakWords = (path: string, content: string): string =>
  /(?:resolvers|schema-types)\.ts$/.test(path)
    ? content.replaceAll(
        /^export type (\w+) =\n(?: {2}.*\n)*? {2}\| '\w+';$/gm,
        (declaration, type: string) => {
          const words = Object.entries(wordsOfEnums).find(([name]) => name === type)?.[1] ?? [];
          return words.reduce(
            (text: string, word) => text.replace(`'${enumName(word)}'`, `'${word}'`),
            declaration,
          );
        },
      )
    : content;

const config: CodegenConfig = {
  schema: 'apps/api/src/{graphql,modules/*}/*.graphql',
  hooks: {
    beforeOneFileWrite: [
      exportTypesAsTypes,
      importDomainTypes,
      importTypesThatAreUsed,
      nameFragmentTypes,
      speakWords,
      describeInputs,
    ],
  },
  generates: {
    'schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'apps/api/src/graphql/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#Context',
        mappers,
        mapperTypeSuffix: 'Mapper',
        scalars: {
          ...scalars,
          DateTime: { input: 'Date', output: 'Date' },
          RichText: {
            input: '@wiki/domain#RichTextDocument',
            output: '@wiki/domain#RichTextDocument',
          },
          Upload: { input: '../multipart.ts#IncomingFile', output: 'never' },
        },
        enumsAsTypes: true,
        enumValues: {
          ErrorCode: '@wiki/domain#ErrorCode',
          ApplicationStatus: '@wiki/domain#ApplicationStatus',
          ApplicationAction: '@wiki/domain#ApplicationAction',
          ApplicationTab: '@wiki/domain#ApplicationTab',
          DocumentKind: '@wiki/domain#DocumentKind',
          NewsStatus: '@wiki/domain#NewsStatus',
          PartnerStatus: '@wiki/domain#PartnerStatus',
          OfferState: '@wiki/domain#OfferState',
          Weekday: '@wiki/domain#Weekday',
          PostStatus: '../../modules/forum/forum.model.ts#PostStatus',
          ReportableKind: '@wiki/domain#ReportableKind',
          ReportReason: '@wiki/domain#ReportReason',
          CaseStatus: '@wiki/domain#CaseStatus',
          SubjectState: '@wiki/domain#SubjectState',
          CaseDecision: '@wiki/domain#CaseDecision',
          PaymentStatus: '@wiki/domain#PaymentStatus',
          PlanKey: '@wiki/domain#PlanKey',
          MembershipStatus: '@wiki/domain#MembershipStatus',
          ListingType: '@wiki/domain#ListingType',
          ChatKind: '@wiki/domain#ChatKind',
          ChatNotice: '@wiki/domain#ChatNotice',
          GroupAdders: '@wiki/domain#GroupAdders',
          ReactionSign: '@wiki/domain#ReactionSign',
          ListingStatus: '@wiki/domain#ListingStatus',
          ListingAction: '@wiki/domain#ListingAction',
          DisputeStatus: '@wiki/domain#DisputeStatus',
          DisputeAction: '@wiki/domain#DisputeAction',
          TicketKind: '@wiki/domain#TicketKind',
          TicketStatus: '@wiki/domain#TicketStatus',
          TicketPriority: '@wiki/domain#TicketPriority',
        },
        useTypeImports: true,
        // What nobody asks for need not be read: resolvers may give a function instead of a value.
        wrapFieldDefinitions: true,
        fieldWrapperValue: 'T | (() => Promise<T | null>)',
        useIndexSignature: false,
        makeResolverTypeCallable: true,
        disableDescriptions: true,
        inputMaybeValue: 'T | null | undefined',
        maybeValue: 'T | null | undefined',
      },
    },
    [schemaTypes]: {
      plugins: ['typescript-operations'],
      documents: ['apps/web/src/**/*.graphql'],
      config: { scalars: clientScalars, enumType: 'string-literal', generateOperationTypes: false },
    },
    'apps/api/src/graphql/generated/operation-names.ts': {
      documents: ['apps/web/src/**/*.graphql'],
      plugins: ['./tools/src/operation-names.ts'],
    },
    'apps/web/src/gql/connection-fields.ts': { plugins: ['./tools/src/connection-fields.ts'] },
    ...clientFiles,
  },
};

export default config;
