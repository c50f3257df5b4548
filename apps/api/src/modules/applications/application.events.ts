import type { ApplicationAction, ApplicationStatus, DocumentCheckName } from '@wiki/domain';

/** What became of other tax data, in words the audit keeps. */
export type TaxDataChangeKind = 'requested' | 'confirmed' | 'refused' | 'withdrawn';

declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A draft was saved. `userId` is the applicant, here and below. */
    'application.changed': { applicationId: string; userId: string };
    /** An application went from one state to another. */
    'application.transitioned': {
      applicationId: string;
      userId: string;
      action: ApplicationAction;
      from: ApplicationStatus;
      to: ApplicationStatus;
      /** The payment that completed it, else null. */
      paymentId: string | null;
      /** The business it became, else null. */
      businessId: string | null;
    };
    /** An administrator corrected the tax id; `businessId` is the business it became, else null. */
    'application.taxIdCorrected': {
      applicationId: string;
      userId: string;
      businessId: string | null;
    };
    /** Other tax data of an active business were asked for or decided on. `userId` asked for them. */
    'application.taxDataChanged': {
      changeId: string;
      applicationId: string;
      userId: string;
      businessId: string;
      change: TaxDataChangeKind;
    };
    /** An administrator noted what was compared of a document, or took that back. */
    'application.documentChecked': {
      applicationId: string;
      userId: string;
      fileId: string;
      kind: DocumentCheckName;
      change: 'checked' | 'unchecked';
    };
    /** An administrator noted something for the others. */
    'application.noted': { applicationId: string; userId: string };
    /** An administrator or the clock reminded the applicant to pay. */
    'application.reminded': { applicationId: string; userId: string };
  }
}
