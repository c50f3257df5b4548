import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApplication } from '../../testing/application-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildUser } from '../../testing/factories.ts';
import { buildSignedInUser, signInAs } from '../../testing/world.ts';
import { type TestClient, clientOf } from '../../testing/client.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { MailRequestModel } from '../mail/mail-request.model.ts';
import { NotificationModel } from '../notifications/notification.model.ts';
import { act, named } from './application-test-kit.ts';
import { completePayment } from './activation/complete-payment.ts';

let server: TestServer;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  server = await startTestServer();
  const person = await buildSignedInUser(server.config, { memberType: 'wikiAdmin' });
  admin = clientOf(server, person);
  adminId = person.userId;
});
afterAll(() => server.stop());

const mailsOf = async (userId: string) =>
  (await MailRequestModel.find({ userId }).sort({ dateCreated: 1 }).lean()).map(
    ({ message }) => message,
  );
const typesOf = async (userId: string) =>
  (await NotificationModel.find({ userId }).sort({ dateCreated: 1 }).lean()).map(
    ({ type }) => type,
  );

const applying = async (status: 'draft' | 'new' | 'payment-pending' | 'payment-complete') => {
  const applicant = await buildUser({ language: 'es' });
  const stored = status === 'payment-complete' ? { storeIn: server.config } : {};
  const { application } = await buildApplication({ status, applicant, ...stored });
  return { application, applicant, userId: applicant._id.toHexString() };
};

/** Waits for one mail to a person whose subject and text say these things. */
async function expectMail(userId: string, subject: string, ...parts: string[]) {
  await vi.waitFor(
    async () => {
      const found = (await mailsOf(userId)).filter((mail) => mail.subject === subject);
      expect(found).toHaveLength(1);
      for (const part of parts) expect(found[0]?.text).toContain(part);
    },
    { timeout: 30_000 },
  );
}

const told = (userId: string, ...types: string[]) =>
  vi.waitFor(async () => expect(await typesOf(userId)).toEqual(types), { timeout: 30_000 });

describe('what people are told', () => {
  it('of a submission: the applicant and every administrator', async () => {
    const { application, applicant, userId } = await applying('draft');
    const own = clientOf(server, await signInAs(server.config, applicant));
    await act(own, 'submitApplication', named(application));
    await expectMail(userId, 'Recibimos su solicitud', 'Café Alto del Roble');
    await told(userId, 'applicationReceived');
    await vi.waitFor(async () => expect(await typesOf(adminId)).toContain('newApplication'));
  });

  it('of an approval: pay now, until when and where', async () => {
    const { application, userId } = await applying('new');
    await act(admin, 'approveApplication', named(application));
    await expectMail(
      userId,
      'Su solicitud fue aprobada: pague su membresía',
      '(hora de Colombia)',
      '/become-a-business-member/payment',
    );
    await told(userId, 'applicationApproved');
  });

  it('of changes: the comments; of a refusal: the reason in their language', async () => {
    const { application, userId } = await applying('new');
    const comments = [{ field: 'taxId', comment: 'No coincide.' }];
    await act(admin, 'requestApplicationChanges', { ...named(application), comments });
    const item = '- Identificación tributaria: No coincide.';
    await expectMail(userId, 'Su solicitud necesita algunos cambios', item);

    const refused = await applying('new');
    const reason = { key: 'incompleteDocuments', text: 'Falta el RUT.' };
    await act(admin, 'rejectApplication', { ...named(refused.application), reason });
    await expectMail(
      refused.userId,
      'Sobre su solicitud',
      'Los documentos están incompletos o no se pueden leer.',
      'Falta el RUT.',
    );
    await told(refused.userId, 'applicationRejected');
    const closed = { ...named(refused.application), version: refused.application.version + 1 };
    await act(admin, 'deleteApplication', { ...closed, reason: { key: 'spam' } });
  });

  it('of a decision that was taken back: what was written no longer holds', async () => {
    const { application, userId } = await applying('new');
    await act(admin, 'approveApplication', named(application));
    const approved = { ...named(application), version: application.version + 1 };
    await act(admin, 'reconsiderApplication', approved);
    await expectMail(
      userId,
      'Estamos revisando su solicitud de nuevo',
      'lo que le escribimos al respecto ya no vale',
      'Por ahora no tiene que hacer ni pagar nada',
    );
    await told(userId, 'applicationApproved', 'applicationReconsidered');
  });

  it('of a payment: a reminder, thanks, and who is to activate', async () => {
    const { application, userId } = await applying('payment-pending');
    await act(admin, 'remindApplicant', named(application));
    await expectMail(userId, 'Su membresía está pendiente de pago', 'hora de Colombia');
    const applicationId = application._id.toHexString();
    const paymentId = new Types.ObjectId().toHexString();
    await inTransaction(() => completePayment({ applicationId, paymentId, actorId: null }));
    await told(userId, 'paymentReminder', 'applicationPaid');
    await vi.waitFor(async () => expect(await typesOf(adminId)).toContain('applicationToActivate'));
  });

  it('of a reminder after the date to pay: that it has passed', async () => {
    const applicant = await buildUser({ language: 'es' });
    const { application } = await buildApplication({
      status: 'payment-missed',
      applicant,
      paymentDueAt: new Date(Date.now() - 86_400_000),
    });
    await act(admin, 'remindApplicant', named(application));
    const userId = applicant._id.toHexString();
    await expectMail(userId, 'Su membresía no se ha pagado', 'La fecha límite era el');
  });

  it('of the activation: the approval mail leads to the profile', async () => {
    const { application, userId } = await applying('payment-complete');
    await act(admin, 'activateApplication', named(application));
    await expectMail(
      userId,
      'Café Alto del Roble ya es miembro empresarial',
      'productos, servicios e inmuebles',
      '/my-business-profile/edit-profile',
    );
    await told(userId, 'applicationActivated');
  });
});
