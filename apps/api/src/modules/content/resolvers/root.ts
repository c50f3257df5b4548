import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { takesMail } from '../../../platform/mail/mailer.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { findDocument } from '../content.service.ts';
import * as resource from '../document.resource.ts';

const noDocument = { document: null };

export const root = {
  Query: {
    document: (_parent, { kind, version }) => findDocument(kind, version),
    editableDocuments: query(resource.editableDocuments),
    editableDocument: query(resource.editableDocument),
    documentsToAccept: query(resource.documentsToAccept),
    site: (_parent, _args, { config }) => ({
      baseUrl: config.baseUrl,
      socialLinks: [...config.socialLinks],
      requiresVerifiedEmail: config.requireVerifiedEmail,
      hasDevelopmentMailbox: config.hasDevelopmentMailbox,
      canSendMail: takesMail(config),
    }),
  },
  Mutation: {
    saveDocumentDraft: mutation(noDocument, resource.saveDocumentDraft),
    publishDocument: mutation(noDocument, resource.publishDocument),
    restoreDocumentVersion: mutation(noDocument, resource.restoreDocumentVersion),
    acceptDocuments: mutation({ ok: false }, resource.acceptDocuments),
  },
} satisfies Resolvers;
