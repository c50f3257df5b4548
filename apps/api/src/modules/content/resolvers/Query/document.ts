import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { findDocument } from '../../content.service.ts';

export const document: QueryResolvers['document'] = (_parent, { kind, version }) =>
  findDocument(kind, version);
