import { applicationEnums } from '@wiki/domain';
import type { ApiModule } from '../../module.ts';
import { applicationConsumer } from './application.consumer.ts';
import './application.events.ts';
import { createApplicationLoaders } from './application.loaders.ts';
import { applicationMigrations } from './application.migrations.ts';
import { applicationPolicy } from './application.policy.ts';
import { erasureConsumer } from './erasure.consumer.ts';
import { missPaymentHandler, remindPaymentHandler } from './payment-due.jobs.ts';
import { applicationDataOf } from './personal-data.ts';
import { Application } from './resolvers/Application.ts';
import { ApplicationForm, CommercialReference, Shareholder } from './resolvers/ApplicationForm.ts';
import { ApplicationTransition } from './resolvers/ApplicationTransition.ts';
import { activateApplication } from './resolvers/Mutation/activateApplication.ts';
import { approveApplication } from './resolvers/Mutation/approveApplication.ts';
import { deleteApplication } from './resolvers/Mutation/deleteApplication.ts';
import { rejectApplication } from './resolvers/Mutation/rejectApplication.ts';
import { requestApplicationChanges } from './resolvers/Mutation/requestApplicationChanges.ts';
import { saveApplicationDraft } from './resolvers/Mutation/saveApplicationDraft.ts';
import { sendPaymentReminder } from './resolvers/Mutation/sendPaymentReminder.ts';
import { submitApplication } from './resolvers/Mutation/submitApplication.ts';
import { withdrawApplication } from './resolvers/Mutation/withdrawApplication.ts';
import { application } from './resolvers/Query/application.ts';
import { applicationCounts } from './resolvers/Query/applicationCounts.ts';
import { applications as applicationsQuery } from './resolvers/Query/applications.ts';
import { myApplication } from './resolvers/Query/myApplication.ts';
import { applicationChanged } from './resolvers/Subscription/applicationChanged.ts';
import { myApplicationChanged } from './resolvers/Subscription/myApplicationChanged.ts';
import { Reason } from './resolvers/Reason.ts';
import { User } from './resolvers/User.ts';

export type { ApplicationFormRecord, ApplicationRecord } from './application.model.ts';
export { findApplication, openApplicationOf } from './application.store.ts';
export { applicationBillingData } from './billing-data.ts';
export { completePayment } from './complete-payment.ts';
export { createApplication, type NewApplication } from './create-application.ts';

export const applications: ApiModule = {
  name: 'applications',
  resolvers: {
    ...applicationEnums,
    Query: { application, applicationCounts, applications: applicationsQuery, myApplication },
    Mutation: {
      activateApplication,
      approveApplication,
      deleteApplication,
      rejectApplication,
      requestApplicationChanges,
      saveApplicationDraft,
      sendPaymentReminder,
      submitApplication,
      withdrawApplication,
    },
    Subscription: { applicationChanged, myApplicationChanged },
    Application,
    ApplicationForm,
    ApplicationTransition,
    CommercialReference,
    Reason,
    Shareholder,
    User,
  },
  policy: applicationPolicy,
  loaders: createApplicationLoaders,
  personalData: applicationDataOf,
  migrations: applicationMigrations,
  consumers: [applicationConsumer, erasureConsumer],
  jobs: [missPaymentHandler, remindPaymentHandler],
};
