import { withoutDoubledDigit } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type {
  ApplicationNoteResolvers,
  ApplicationResolvers,
  DocumentCheckResolvers,
} from '../../../graphql/generated/resolvers.ts';
import { seenBusiness } from '../../businesses/index.ts';
import { lastReviewOf } from '../form/compare-forms.ts';
import { documentProgress } from '../review/document-progress.ts';
import { waitsForTeam } from '../application.queue.ts';
import { isPayable } from '../application.store.ts';
import { pendingTaxData } from '../tax-data/tax-data.service.ts';
import { viewerActions, viewerCanPay, viewerCanRemind } from '../viewer-rights.ts';

export const Application: ApplicationResolvers = {
  id: (application) => application._id.toHexString(),
  applicant: async ({ applicantId }, _args, { loaders }) => {
    const applicant = await loaders.userById.load(applicantId);
    if (!applicant) throw new Error('The applicant has no record.');
    return applicant;
  },
  business: ({ businessId }, _args, ctx) => seenBusiness(ctx, businessId),
  datePaymentDue: (application) => (isPayable(application) ? application.paymentDueAt : null),
  dateChangesDue: ({ status, changesDueAt }) =>
    status === 'changes-requested' ? changesDueAt : null,
  lastReview: (application, _args, { viewer }) =>
    can(viewer, 'application.administer', application) ? lastReviewOf(application) : null,
  unchangedFields: (application) => lastReviewOf(application)?.unchangedFields ?? [],
  taxDataChange: (application, _args, { viewer }) =>
    can(viewer, 'application.administer', application)
      ? pendingTaxData(application._id.toHexString())
      : null,
  suggestedTaxId: (application, _args, { viewer }) =>
    application.hasDoubtfulTaxId && can(viewer, 'application.administer', application)
      ? withoutDoubledDigit(application.form.taxId ?? '')
      : null,
  documentChecks: (application, _args, { viewer }) =>
    can(viewer, 'application.administer', application) ? application.documentChecks : null,
  documentProgress: (application, _args, { viewer }) =>
    can(viewer, 'application.administer', application) ? documentProgress(application) : null,
  waiting: (application, _args, { viewer }) =>
    can(viewer, 'application.administer', application) ? waitsForTeam(application) : null,
  notes: (application, _args, { viewer }) =>
    can(viewer, 'application.administer', application) ? application.notes : null,
  viewerActions: (application, _args, { viewer }) => viewerActions(viewer, application),
  viewerCanPay: (application, _args, { viewer }) => viewerCanPay(viewer, application),
  viewerCanRemind: (application, _args, { viewer }) => viewerCanRemind(viewer, application),
};

export const DocumentCheck: DocumentCheckResolvers = {
  by: ({ byId }, _args, { loaders }) => loaders.userById.load(byId),
  file: ({ fileId }, _args, { loaders }) => loaders.fileById.load(fileId),
};

export const ApplicationNote: ApplicationNoteResolvers = {
  id: ({ noteId }) => noteId,
  author: ({ authorId }, _args, { loaders }) => loaders.userById.load(authorId),
};
