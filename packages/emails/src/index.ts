export { accountCreatedMail } from './account-created.ts';
export { accountExistsMail } from './account-exists.ts';
export { accountSuspendedMail } from './account-suspended.ts';
export {
  applicationMail,
  type ApplicationMailInput,
  type ApplicationMailKind,
} from './application-mail.ts';
export { billingMail, type BillingMailInput, type BillingMailKind } from './billing-mail.ts';
export { tagline } from './layout/brand.ts';
export { businessInvitationMail } from './business-invitation.ts';
export { businessApprovedMail } from './business-approved.ts';
export { contactsWithdrawnMail } from './contacts-withdrawn.ts';
export { emailChangeMail, type EmailChangeMailKind } from './email-change.ts';
export type { ComposedMail, MailInput, SocialLink } from './layout/mail.ts';
export { newDeviceMail } from './new-device.ts';
export { notificationsMail, type NotificationsMailInput } from './notifications-mail.ts';
export { passwordChangedMail } from './password-changed.ts';
export { passwordResetMail } from './password-reset.ts';
export { signInLockedMail } from './sign-in-locked.ts';
export { testMail } from './test-mail.ts';
export { ticketMail, type TicketMailInput, type TicketMailKind } from './ticket-mail.ts';
export { verificationMail } from './verification.ts';
export { welcomeMail } from './welcome.ts';
