import { MailRequestModel } from './mail-request.model.ts';

/** How many mails were sent since an instant, and how many wait. */
export async function mailFigures(since: Date): Promise<{ sent: number; waiting: number }> {
  return {
    sent: await MailRequestModel.countDocuments({ status: 'SENT', dateSent: { $gte: since } }),
    waiting: await MailRequestModel.countDocuments({ status: 'PENDING' }),
  };
}
