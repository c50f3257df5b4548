import type { Context } from '../../../graphql/context.ts';
import type {
  ApplicationFormResolvers,
  CommercialReferenceResolvers,
  ShareholderResolvers,
} from '../../../graphql/generated/resolvers.ts';
import type { FileRecord } from '../../files/index.ts';

async function fileOf(id: string | null, { loaders }: Context): Promise<FileRecord | null> {
  return id ? loaders.fileById.load(id) : null;
}

/** The files that are there; one that was erased meanwhile is left out. */
async function filesOf(ids: readonly string[], { loaders }: Context): Promise<FileRecord[]> {
  const files = await Promise.all(ids.map((id) => loaders.fileById.load(id)));
  return files.filter((file) => file !== null);
}

export const ApplicationForm: ApplicationFormResolvers = {
  logo: (form, _args, ctx) => fileOf(form.logoId, ctx),
  additionalImages: (form, _args, ctx) => filesOf(form.additionalImageIds, ctx),
  incorporationArticles: (form, _args, ctx) => filesOf(form.incorporationArticleIds, ctx),
  taxDocuments: (form, _args, ctx) => filesOf(form.taxDocumentIds, ctx),
  businessLicense: (form, _args, ctx) => filesOf(form.businessLicenseIds, ctx),
  financialStatements: (form, _args, ctx) => filesOf(form.financialStatementIds, ctx),
  lastAssemblyMinutes: (form, _args, ctx) => filesOf(form.lastAssemblyMinuteIds, ctx),
};

export const Shareholder: ShareholderResolvers = {
  image: (shareholder, _args, ctx) => fileOf(shareholder.imageId, ctx),
};

export const CommercialReference: CommercialReferenceResolvers = {
  image: (reference, _args, ctx) => fileOf(reference.imageId, ctx),
};
