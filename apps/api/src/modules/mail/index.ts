import type { ApiModule } from '../../module.ts';
import { onUserErasure } from '../users/index.ts';
import './mail.events.ts';
import { createMailLoaders } from './mail.loaders.ts';
import { mailMigrations } from './mail.migrations.ts';
import { eraseMailsNaming, eraseMailsToAddress, keepProofs, mailDataOf } from './request-mail.ts';
import { forgetMailsHandler } from './forget-mails.job.ts';
import { sendMailHandler } from './send-mail.job.ts';

export { mailFigures } from './mail-figures.ts';
export { eraseMailsTo, keepAsProof, type MailSecret, requestMail } from './request-mail.ts';

// What events before the deletion still cause is erased in its turn, by the person's id.
onUserErasure(async (person) => {
  const { _id, email } = person;
  await keepProofs(person);
  await eraseMailsNaming(_id.toHexString());
  if (email) await eraseMailsToAddress(email);
});

export const mail: ApiModule = {
  name: 'mail',
  personalData: mailDataOf,
  loaders: createMailLoaders,
  migrations: mailMigrations,
  jobs: [sendMailHandler, forgetMailsHandler],
};
