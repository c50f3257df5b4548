import type { ApiModule } from '../../module.ts';
import { mailMigrations } from './mail.migrations.ts';
import { sendMailHandler } from './send-mail.job.ts';

export { eraseMailsTo, mailsTo, requestMail } from './request-mail.ts';

export const mail: ApiModule = {
  name: 'mail',
  migrations: mailMigrations,
  jobs: [sendMailHandler],
};
