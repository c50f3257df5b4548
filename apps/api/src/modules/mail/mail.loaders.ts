import DataLoader from 'dataloader';
import { MailRequestModel } from './mail-request.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** When the mail with a Message-ID (without brackets) was handed over; null while it was not. */
    mailSentById: DataLoader<string, Date | null>;
  }
}

/** The part of a Message-ID that names the request. */
export const emailIdOf = (messageId: string): string =>
  messageId.slice(0, messageId.lastIndexOf('@'));

/** The loaders of mails for one request. */
export const createMailLoaders = () => ({
  mailSentById: new DataLoader<string, Date | null>(async (messageIds) => {
    const found = await MailRequestModel.find({ emailID: { $in: messageIds.map(emailIdOf) } })
      .select({ emailID: 1, dateSent: 1 })
      .lean();
    const sent = new Map(found.map(({ emailID, dateSent }) => [emailID, dateSent]));
    return messageIds.map((id) => sent.get(emailIdOf(id)) ?? null);
  }),
});
