import { applicationEnums } from '@wiki/domain';
import { visibleIn } from '../../kits/resource/index.ts';
import type { ApiModule } from '../../module.ts';
import { applicationFinder } from './application.finder.ts';
import { applicationQueue, paymentsDueSoon, sentBackSoon } from './application.queue.ts';
import { applicationStatistics } from './application.statistics.ts';
import { applicationNotifications } from './application.notifications.ts';
import { applicationConsumer } from './application.consumer.ts';
import './application.events.ts';
import { createApplicationLoaders } from './application.loaders.ts';
import { applicationMigrations } from './application.migrations.ts';
import { ApplicationModel } from './application.model.ts';
import { applicationPolicy, ownIn } from './application.policy.ts';
import { erasureConsumer } from './privacy/erasure.consumer.ts';
import { expireChangesHandler, remindChangesHandler } from './review/changes-due.ts';
import { keepFilesOfDrafts } from './form/file-readers.ts';
import { missPaymentHandler, remindPaymentHandler } from './activation/payment-due.jobs.ts';
import { applicationDataOf } from './privacy/personal-data.ts';
import { Application, ApplicationNote, DocumentCheck } from './resolvers/Application.ts';
import { ApplicationChange } from './resolvers/ApplicationChange.ts';
import { ApplicationForm, CommercialReference, Shareholder } from './resolvers/ApplicationForm.ts';
import { ApplicationTransition } from './resolvers/ApplicationTransition.ts';
import { taxDataConsumer } from './tax-data/tax-data.consumer.ts';
import { TaxDataChange } from './resolvers/TaxDataChange.ts';
import { tellWithdrawnHandler } from './privacy/withdraw-contacts.ts';
import { Reason } from './resolvers/Reason.ts';
import { root } from './resolvers/root.ts';
import { User } from './resolvers/User.ts';

export type {
  ApplicationFormRecord,
  ApplicationRecord,
  FieldCommentRecord,
} from './application.model.ts';
export { findApplication, openApplicationOf } from './application.store.ts';
export { applicationBillingData } from './tax-data/billing-data.ts';
export { completePayment } from './activation/complete-payment.ts';
export { undoPayment } from './activation/undo-payment.ts';
export { beforeApproval } from './review/review.service.ts';
export { createApplication, type NewApplication } from './form/create-application.ts';

keepFilesOfDrafts();

export const applications: ApiModule = {
  name: 'applications',
  queue: [applicationQueue],
  soon: [paymentsDueSoon, sentBackSoon],
  finders: [applicationFinder],
  statistics: [applicationStatistics],
  notifications: applicationNotifications,
  notificationTargets: {
    applicationToPay: visibleIn(ApplicationModel, ownIn('payment-pending', 'payment-missed')),
    applicationToCorrect: visibleIn(ApplicationModel, ownIn('changes-requested')),
  },
  resolvers: {
    ...root,
    ...applicationEnums,
    Application,
    ApplicationChange,
    ApplicationForm,
    ApplicationNote,
    DocumentCheck,
    ApplicationTransition,
    CommercialReference,
    Reason,
    Shareholder,
    TaxDataChange,
    User,
  },
  policy: applicationPolicy,
  loaders: createApplicationLoaders,
  personalData: applicationDataOf,
  migrations: applicationMigrations,
  consumers: [applicationConsumer, erasureConsumer, taxDataConsumer],
  jobs: [
    expireChangesHandler,
    missPaymentHandler,
    remindChangesHandler,
    remindPaymentHandler,
    tellWithdrawnHandler,
  ],
};
