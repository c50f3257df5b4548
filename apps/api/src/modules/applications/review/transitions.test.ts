import {
  actionsFrom,
  type ApplicationAction,
  applicationActions,
  applicationEnums,
  type ApplicationStatus,
  applicationStatuses,
  applicationTransitions,
  nextStatus,
} from '@wiki/domain';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobContext } from '../../../testing/job-context.ts';
import { buildApplication } from '../../../testing/application-factory.ts';
import { createClient, type TestClient, clientOf } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { signInAs, buildPerson } from '../../../testing/world.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Refusal } from '../../../platform/errors/errors.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { ApplicationModel } from '../application.model.ts';
import { act, named } from '../application-test-kit.ts';
import { completePayment } from '../activation/complete-payment.ts';
import { missPaymentHandler } from '../activation/payment-due.jobs.ts';

const reason = { key: 'incompleteDocuments', text: 'Falta el RUT.' };
const unpaid = { key: 'agreedInWriting', text: 'Convenio con la cámara.' };
const comments = [{ field: 'taxId', comment: 'No coincide con el RUT.' }];

/** The API's mutation of every action that somebody takes. */
const mutationOf: Partial<Record<ApplicationAction, [string, Record<string, unknown>]>> = {
  submit: ['submitApplication', {}],
  withdraw: ['withdrawApplication', {}],
  approve: ['approveApplication', {}],
  requestChanges: ['requestApplicationChanges', { comments }],
  reject: ['rejectApplication', { reason }],
  reconsider: ['reconsiderApplication', {}],
  delete: ['deleteApplication', { reason }],
  activate: ['activateApplication', { confirmUnpaid: false }],
  activateUnpaid: ['activateApplication', { confirmUnpaid: true, reason: unpaid }],
};

let server: TestServer;
let admin: TestClient;
let strangers: Record<string, TestClient>;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await buildPerson(server, { memberType: 'wikiAdmin' })).client;
  strangers = {
    user: (await buildPerson(server)).client,
    business: (await buildPerson(server, { memberType: 'business' })).client,
    businessAdmin: (await buildPerson(server, { memberType: 'businessAdmin' })).client,
  };
});
afterAll(() => server.stop());

/** What an action answers in a state, and the state it leaves: the table, and nothing else. */
function expected(from: ApplicationStatus, action: ApplicationAction) {
  const isUnpaid = nextStatus(from, 'activateUnpaid') !== null;
  if (action === 'activate' && isUnpaid) {
    return { codes: ['CONFIRMATION_REQUIRED'], message: '', status: from };
  }
  // One mutation stands for both activations: without a payment owed the confirmation says nothing.
  const tried = action === 'activateUnpaid' && !isUnpaid ? 'activate' : action;
  const to = nextStatus(from, tried);
  if (to) return { codes: [], message: '', status: to };
  const step = `from ${from} to ${applicationTransitions[tried].to}`;
  return { codes: ['ILLEGAL_TRANSITION'], message: step, status: from };
}

const stored = (application: ApplicationRecord) =>
  ApplicationModel.findById(application._id).lean();

describe.each(applicationStatuses)('an application that is %s', (from) => {
  const acts = applicationActions.filter((action) => mutationOf[action]);

  it.each(acts)('%s: for each role as the table says', async (action) => {
    const [mutation, input] = mutationOf[action] ?? ['', {}];
    const activates = action === 'activate' || action === 'activateUnpaid';
    const { application, applicant } = await buildApplication({
      status: from,
      ...(activates ? { storeIn: server.config } : {}),
    });
    const before = await stored(application);
    const full = { ...named(application), ...input };
    const own = clientOf(server, await signInAs(server.config, applicant));
    const isApplicants = applicationTransitions[action].by === 'applicant';

    expect((await act(createClient(server), mutation, full)).thrown).toBe('UNAUTHENTICATED');
    for (const stranger of Object.values(strangers)) {
      const { thrown, codes, application: told } = await act(stranger, mutation, full);
      expect(told).toBeNull();
      expect(isApplicants ? codes : [thrown]).toEqual([isApplicants ? 'NOT_FOUND' : 'FORBIDDEN']);
    }
    const other = await act(isApplicants ? admin : own, mutation, full);
    expect(other.thrown ?? other.codes[0]).toBe(
      isApplicants && from === 'draft' ? 'NOT_FOUND' : 'FORBIDDEN',
    );
    expect(await stored(application)).toEqual(before);

    const answer = await act(isApplicants ? own : admin, mutation, full);
    const { status, codes, message } = expected(from, action);
    expect(answer.codes).toEqual(codes);
    expect(answer.messages.join()).toContain(message);
    const after = await stored(application);
    const steps = codes.length === 0 ? 1 : 0;
    expect(after?.status).toBe(status);
    expect(after?.history).toHaveLength(application.history.length + steps);
    expect(after?.version).toBe(application.version + steps);
    const id = application._id.toHexString();
    expect(await EventModel.countDocuments({ 'data.applicationId': id })).toBe(steps);
  });

  it('is paid as the table says', async () => {
    const { application } = await buildApplication({ status: from });
    const applicationId = application._id.toHexString();
    const paymentId = new Types.ObjectId().toHexString();
    const refused = await inTransaction(() =>
      completePayment({ applicationId, paymentId, actorId: null }),
    ).then(
      () => [],
      (error: Refusal) => error.userErrors,
    );
    const { status, codes, message } = expected(from, 'completePayment');
    expect(refused.map(({ code }) => code)).toEqual(codes);
    expect(refused.map((error) => error.message).join()).toContain(message);
    expect((await stored(application))?.status).toBe(status);
    expect(await EventModel.countDocuments({ 'data.paymentId': paymentId })).toBe(1 - codes.length);
  });

  it('misses its payment as the table says, however often the clock asks', async () => {
    const { application } = await buildApplication({
      status: from,
      paymentDueAt: new Date(Date.now() - 1),
    });
    const job = { payload: { applicationId: application._id.toHexString() } };
    for (let turn = 0; turn < 2; turn += 1) {
      await missPaymentHandler.run(job as never, jobContext(server.config));
    }
    expect((await stored(application))?.status).toBe(nextStatus(from, 'missPayment') ?? from);
  });

  it('tells each side what it may do', async () => {
    const { application, applicant } = await buildApplication({ status: from });
    const query =
      '{ application(id: "ID") { viewerActions viewerCanPay viewerCanRemind } }'.replace(
        'ID',
        application._id.toHexString(),
      );
    const own = clientOf(server, await signInAs(server.config, applicant));
    const names = (by: 'applicant' | 'wikiAdmin') =>
      actionsFrom(from, by).map(
        (action) =>
          Object.entries(applicationEnums.ApplicationAction).find(
            ([, value]) => value === action,
          )?.[0],
      );
    const isPayable = from === 'payment-pending' || from === 'payment-missed';
    const isAwaited = isPayable || from === 'changes-requested';
    expect((await own.data(query))['application']).toEqual(
      from === 'deleted'
        ? null
        : { viewerActions: names('applicant'), viewerCanPay: isPayable, viewerCanRemind: false },
    );
    expect((await admin.data(query))['application']).toEqual(
      from === 'draft'
        ? null
        : { viewerActions: names('wikiAdmin'), viewerCanPay: false, viewerCanRemind: isAwaited },
    );
    for (const stranger of Object.values(strangers)) {
      expect(await stranger.data(query)).toEqual({ application: null });
    }
  });
});
