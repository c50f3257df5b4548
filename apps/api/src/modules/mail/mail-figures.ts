import { MailRequestModel } from './mail-request.model.ts';

/** How many mails were sent since an instant, and how many wait. */
export async function mailFigures(since: Date): Promise<{ sent: number; waiting: number }> {
  const [sent, waiting] = await Promise.all([
    MailRequestModel.countDocuments({ status: 'SENT', dateSent: { $gte: since } }),
    MailRequestModel.countDocuments({ status: 'PENDING' }),
  ]);
  return { sent, waiting };
}
