import {
  confirmTaxData,
  myTaxData,
  refuseTaxData,
  requestTaxData,
  withdrawTaxData,
} from '../tax-data/tax-data.service.ts';
import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { activateApplication } from '../activation/activation.service.ts';
import { followApplications, followMyApplication } from '../application.live.ts';
import {
  applicationOfBusiness,
  countApplications,
  listApplications,
  readApplication,
  readMyApplication,
} from '../application.service.ts';
import { correctTaxId } from '../tax-data/correct-tax-id.service.ts';
import { addApplicationNote, setDocumentCheck } from '../review/desk-review.resource.ts';
import { saveApplicationDraft } from '../form/draft.service.ts';
import {
  approveApplication,
  deleteApplication,
  reconsiderApplication,
  rejectApplication,
  requestApplicationChanges,
  remindApplicant,
} from '../review/review.service.ts';
import { submitApplication, withdrawApplication } from '../form/submission.service.ts';

export const root = {
  Query: {
    myTaxData: query(myTaxData),
    application: (_parent, { id }, ctx) => readApplication(ctx, id),
    applicationOfBusiness: query(applicationOfBusiness),
    applicationCounts: query(countApplications),
    applications: query(listApplications),
    myApplication: query(readMyApplication),
  },
  Mutation: {
    confirmTaxDataChange: mutation({ application: null }, confirmTaxData),
    refuseTaxDataChange: mutation({ application: null }, refuseTaxData),
    requestTaxDataChange: mutation({ taxData: null }, requestTaxData),
    withdrawTaxDataChange: mutation({ taxData: null }, withdrawTaxData),
    addApplicationNote: mutation({ application: null }, addApplicationNote),
    setDocumentCheck: mutation({ application: null }, setDocumentCheck),
    activateApplication: mutation({ application: null }, activateApplication),
    approveApplication: mutation({ application: null }, approveApplication),
    correctApplicationTaxId: mutation({ application: null }, correctTaxId),
    deleteApplication: mutation({ application: null }, deleteApplication),
    reconsiderApplication: mutation({ application: null }, reconsiderApplication),
    rejectApplication: mutation({ application: null }, rejectApplication),
    requestApplicationChanges: mutation({ application: null }, requestApplicationChanges),
    saveApplicationDraft: mutation({ application: null }, saveApplicationDraft),
    remindApplicant: mutation({ application: null }, remindApplicant),
    submitApplication: mutation({ application: null }, submitApplication),
    withdrawApplication: mutation({ application: null }, withdrawApplication),
  },
  Subscription: {
    applicationChanged: {
      subscribe: (_parent, { after }, ctx) => followApplications(ctx, after),
    },
    myApplicationChanged: {
      subscribe: (_parent, { after }, ctx) => followMyApplication(ctx, after),
    },
  },
} satisfies Resolvers;
