import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation } from '../../../kits/resource/index.ts';
import { auditEntries, createAuditExportLink } from '../audit.service.ts';

export const root = {
  Query: { auditEntries: (_parent, args, ctx) => auditEntries(ctx, args) },
  Mutation: { createAuditExportLink: mutation({ url: null }, createAuditExportLink) },
} satisfies Resolvers;
