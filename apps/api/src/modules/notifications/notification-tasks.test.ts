import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { buildApplication } from '../../testing/application-factory.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { buildReview } from '../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, personOf, type Person } from '../../testing/world.ts';
import { ApplicationModel } from '../applications/application.model.ts';
import { insertInvoice } from '../billing/index.ts';
import { InvoiceModel } from '../billing/invoices/invoice.model.ts';
import { BusinessQuestionModel } from '../business-questions/business-question.model.ts';
import { insertBusinessQuestion } from '../business-questions/index.ts';
import { ReviewModel } from '../reviews/review.model.ts';
import { notify, type News } from './notify.ts';

let server: TestServer;
let businessId: string;
let manager: Person;
let employee: Person;
beforeAll(async () => {
  server = await startTestServer();
  businessId = (await buildBusiness())._id.toHexString();
  manager = await buildPerson(server, { memberType: 'businessAdmin', businessId });
  employee = await buildPerson(server, { memberType: 'business', businessId });
});
afterAll(() => server.stop());

let causes = 0;
const tell = ({ userId }: Person, news: Pick<News, 'type' | 'params'>) => {
  causes += 1;
  return inTransaction(() => notify({ userId, cause: `task-${causes}`, ...news }));
};

/** What the last notification of somebody asks for. */
async function asked({ client }: Person) {
  const { notifications } = await client.data<{
    notifications: { edges: { node: { task: { act: string; url: string } | null } }[] };
  }>('{ notifications(first: 1) { edges { node { task { act url } } } } }');
  return notifications.edges[0]?.node.task ?? null;
}

test('an invoice is to be paid by those who manage the business, until it is', async () => {
  const invoice = await inTransaction(() =>
    insertInvoice(server.config, {
      purpose: 'RENEWAL',
      payerId: manager.userId,
      applicationId: null,
      businessId,
      businessName: 'Café Alto',
      dueAt: new Date(),
      periodStart: null,
      periodEnd: null,
      issuedAt: new Date(),
    }),
  );
  const params = { invoice: invoice.number };
  for (const type of ['renewalInvoiced', 'membershipGrace', 'paymentRejected'] as const) {
    await tell(manager, { type, params });
    expect(await asked(manager)).toEqual({
      act: 'PAY_INVOICE',
      url: '/become-a-business-member/payment',
    });
  }
  await tell(employee, { type: 'renewalInvoiced', params });
  expect(await asked(employee)).toBeNull();
  await InvoiceModel.updateOne({ _id: invoice._id }, { $set: { status: 'PAID' } });
  expect(await asked(manager)).toBeNull();
  // One that was told before the invoice was named with it asks for nothing.
  await tell(manager, { type: 'membershipLapsed', params: {} });
  expect(await asked(manager)).toBeNull();
});

test('an application is to be corrected, then paid, by its applicant', async () => {
  const { application, applicant } = await buildApplication({ status: 'changes-requested' });
  const person = await personOf(server, applicant);
  const params = { applicationId: application._id.toHexString() };
  await tell(person, { type: 'applicationChangesRequested', params });
  expect(await asked(person)).toEqual({
    act: 'CORRECT_APPLICATION',
    url: '/become-a-business-member',
  });
  await ApplicationModel.updateOne(
    { _id: application._id },
    { $set: { status: 'payment-pending' } },
  );
  expect(await asked(person)).toBeNull();
  await tell(person, { type: 'applicationApproved', params });
  expect(await asked(person)).toMatchObject({ act: 'PAY_INVOICE' });
  const other = await buildPerson(server);
  await tell(other, { type: 'applicationApproved', params });
  expect(await asked(other)).toBeNull();
});

test('a review is to be replied to, and a question answered, while neither was', async () => {
  const review = await buildReview({ business: await buildBusiness() });
  const reviewer = await buildPerson(server, {
    memberType: 'business',
    businessId: review.businessId,
  });
  const reviewId = review._id.toHexString();
  await tell(reviewer, { type: 'reviewReceived', params: { reviewId } });
  expect(await asked(reviewer)).toEqual({ act: 'REPLY_TO_REVIEW', url: `/reviews/${reviewId}` });
  await tell(employee, { type: 'reviewReceived', params: { reviewId } });
  expect(await asked(employee)).toBeNull();
  await ReviewModel.updateOne(
    { _id: review._id },
    { $set: { reply: { text: 'Gracias', dateCreated: new Date() } } },
  );
  expect(await asked(reviewer)).toBeNull();

  await tell(employee, { type: 'businessQuestion', params: { businessId } });
  expect(await asked(employee)).toBeNull();
  await insertBusinessQuestion({
    businessId,
    authorId: reviewer.userId,
    text: '¿Envían a Cali?',
    dateCreated: new Date(),
    answer: null,
  });
  expect(await asked(employee)).toMatchObject({ act: 'ANSWER_QUESTION' });
  await BusinessQuestionModel.updateMany({ businessId }, { $set: { replyCount: 1 } });
  expect(await asked(employee)).toBeNull();
});
