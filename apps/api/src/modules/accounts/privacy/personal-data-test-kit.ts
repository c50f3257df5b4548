import { buildApplication } from '../../../testing/application-factory.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { clientOf } from '../../../testing/client.ts';
import type { TestServer } from '../../../testing/server.ts';
import { buildSignedInUser } from '../../../testing/world.ts';
import { database } from '../../../platform/database/connect.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { insertInvoice, insertPayment } from '../../billing/index.ts';
import { createInvitation } from '../../businesses/people/invitation.store.ts';
import { insertFile } from '../../files/index.ts';
import { change } from '../../service/service-test-kit.ts';
import { changeUser, findUser } from '../../users/index.ts';
import { newEmail, signUpNewcomer } from '../account-test-kit.ts';
import { publishAs, type Words } from './published-test-kit.ts';

/** What tells one person from another in whatever the platform stores. */
export interface Traits extends Words {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  taxId: string;
}

/** Traits that nobody else has, nor any sample. */
export const traitsOf = (firstName: string, lastName: string, digits: string): Traits => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}.${newEmail()}`,
  phone: `+57310${digits}`,
  address: `Carrera ${digits}`,
  taxId: `CC-${digits}`,
  words: `Lo que dice ${digits}`,
  takenBack: `Lo que calla ${digits}`,
  comment: `Una palabra sobre ${digits}`,
  document: `cedula-${digits}.png`,
});

/** Somebody of whom every module holds something, and the ids of the pictures of their documents. */
export async function wellKnownPerson(server: TestServer, traits: Traits) {
  const { firstName, lastName, email, phone, address, taxId, comment, document } = traits;
  const { config } = server;
  const business = await buildBusiness({ contactEmail: email, contactPhone: phone, address });
  const businessId = business._id.toHexString();
  const invitation = { businessId, email, firstName, lastName, role: 'business' as const };
  // Before there is an account, so that the mail belongs to an address alone.
  await inTransaction(() => createInvitation({ ...invitation, language: 'es' }));
  const newcomer = await signUpNewcomer(server, { firstName, lastName, email });
  const { userId } = newcomer;
  const profile = { phone, address, businessId, memberType: 'businessAdmin' as const };
  await inTransaction(() => changeUser(userId, profile));
  const applicant = await findUser(userId);
  if (!applicant) throw new Error('Nobody signed up.');

  const admin = await buildSignedInUser(config, {
    memberType: 'wikiAdmin',
    firstName: 'Administradora',
    lastName: 'Reservada',
  });
  const documents: string[] = [];
  const insertDocument = async (purpose: 'SHAREHOLDER_IMAGE' | 'REFERENCE_IMAGE' | 'AVATAR') => {
    const file = await insertFile(config, { ownerId: userId, purpose, name: document, svg });
    documents.push(file._id.toHexString());
    return file._id.toHexString();
  };
  await insertDocument('AVATAR');
  for (const status of ['new', 'rejected', 'approved'] as const) {
    const person = { firstName, lastName, email, phone };
    const form = {
      contactFirstName: firstName,
      contactLastName: lastName,
      email,
      phone,
      address,
      taxId,
      whatsapp: phone,
      referredBy: firstName,
      billingEmail: email,
      authorizedUsers: [{ firstName, lastName, email }],
      shareholders: [
        {
          firstName,
          lastName,
          identification: taxId,
          imageId: await insertDocument('SHAREHOLDER_IMAGE'),
        },
      ],
      commercialReference: { ...person, imageId: await insertDocument('REFERENCE_IMAGE') },
    };
    const { application } = await buildApplication({
      status,
      applicant,
      administratorId: admin.userId,
      form,
      storeIn: config,
      businessId: status === 'approved' ? businessId : null,
    });
    const comments = [{ field: 'address', comment }];
    await database()
      .collection('businessApplications')
      .updateOne(
        { _id: application._id },
        { $set: { requestedChanges: comments, 'history.0.comments': comments } },
      );
    if (status !== 'approved') continue;
    await inTransaction(async () => {
      const invoice = await insertInvoice(config, {
        purpose: 'APPLICATION',
        payerId: userId,
        applicationId: application._id.toHexString(),
        businessId,
        businessName: business.name,
        dueAt: new Date(),
        issuedAt: new Date(),
        periodStart: null,
        periodEnd: null,
      });
      await insertPayment(invoice, {
        transactionId: `reference-${userId}`,
        status: 'approved',
        response: 'Aprobada',
        date: new Date(),
        customerEmail: email,
      });
    });
  }
  // A question of customer service, and a request that the law gives a term: both answered.
  const service = clientOf(server, admin);
  for (const kind of ['QUESTION', 'DATA_CLAIM']) {
    const asked = { kind, subject: `De ${lastName}`, text: `Mi teléfono es ${phone}.` };
    const { ticket } = await change(newcomer.client, 'createTicket', asked);
    if (!ticket) throw new Error('Nothing was asked.');
    const answer = { ticketId: ticket.id, text: `Atendido, ${firstName}.`, isClosing: true };
    await change(service, 'answerTicket', { ...answer, readMessages: ticket.messageCount });
  }
  await publishAs(server, { client: newcomer.client, author: applicant, business }, traits);
  return { ...newcomer, businessId, documents, admin };
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9"/></svg>';
