import type { EnumPlans } from '@wiki/domain';
import type { DocumentNode } from 'graphql';

/** What of an operation is to be translated; code generation writes it beside the document. */
export const enumsOf = (document: DocumentNode): EnumPlans =>
  (document as DocumentNode & { enums?: EnumPlans }).enums ?? {};
