export { accountSuspendedMail } from './account-suspended.ts';
export { tagline } from './brand.ts';
export type { ComposedMail, MailInput, SocialLink } from './mail.ts';
export { passwordChangedMail } from './password-changed.ts';
export { passwordResetMail } from './password-reset.ts';
export { verificationMail } from './verification.ts';
export { welcomeMail } from './welcome.ts';
