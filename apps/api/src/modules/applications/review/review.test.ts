import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abortOnce } from '../../../testing/faults/abort-once.ts';
import { buildApplication } from '../../../testing/application-factory.ts';
import { type TestClient, clientOf } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { signInAs, buildPerson } from '../../../testing/world.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { BusinessModel } from '../../businesses/business.model.ts';
import { findBusiness } from '../../businesses/index.ts';
import { findFile } from '../../files/index.ts';
import { changeUser, eraseUser, findUser } from '../../users/index.ts';
import { filesOf } from '../form/application-form.ts';
import { ApplicationModel, type ApplicationRecord } from '../application.model.ts';
import { act, named } from '../application-test-kit.ts';

let server: TestServer;
let admins: [TestClient, TestClient];
beforeAll(async () => {
  server = await startTestServer();
  const administrator = () => buildPerson(server, { memberType: 'wikiAdmin' });
  admins = [(await administrator()).client, (await administrator()).client];
});
afterAll(() => server.stop());

const stored = (application: Pick<ApplicationRecord, '_id'>) =>
  ApplicationModel.findById(application._id).lean();
const eventsOf = ({ _id }: Pick<ApplicationRecord, '_id'>) =>
  EventModel.find({ 'data.applicationId': _id.toHexString() }).lean();
const reason = { key: null, text: 'No cumple los requisitos.' };

describe('several administrators at once', () => {
  it('approve once: the others get the conflict and the application as it is', async () => {
    const { application } = await buildApplication({ status: 'new' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        act(admins[index % 2 === 0 ? 0 : 1], 'approveApplication', named(application)),
      ),
    );
    const won = answers.filter(({ codes }) => codes.length === 0);
    expect(won).toHaveLength(1);
    for (const { codes, application: told } of answers.filter((answer) => !won.includes(answer))) {
      expect(codes).toEqual(['CONFLICT']);
      expect(told).toMatchObject({ status: 'PAYMENT_PENDING', version: application.version + 1 });
    }
    expect(await eventsOf(application)).toHaveLength(1);
  });

  it('decide differently: one decision holds', async () => {
    const { application } = await buildApplication({ status: 'new' });
    const answers = await Promise.all([
      act(admins[0], 'approveApplication', named(application)),
      act(admins[1], 'rejectApplication', { ...named(application), reason }),
      act(admins[0], 'deleteApplication', { ...named(application), reason }),
    ]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT', 'CONFLICT']);
    expect(await eventsOf(application)).toHaveLength(1);
  });

  it('activate once: one business', async () => {
    const { application } = await buildApplication({
      status: 'payment-complete',
      storeIn: server.config,
    });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        act(admins[index % 2 === 0 ? 0 : 1], 'activateApplication', named(application)),
      ),
    );
    const businesses = answers.flatMap((answer) => (answer.codes.length === 0 ? [answer] : []));
    expect(businesses).toHaveLength(1);
    expect(await eventsOf(application)).toHaveLength(1);
  });
});

describe('asking for changes', () => {
  it('keeps the comments until the application is submitted again', async () => {
    const { application, applicant } = await buildApplication({ status: 'new' });
    const own = clientOf(server, await signInAs(server.config, applicant));
    const comments = [{ field: 'taxId', comment: 'No coincide con el RUT.' }];
    const back = await act(admins[0], 'requestApplicationChanges', {
      ...named(application),
      comments,
    });
    expect(back.application).toMatchObject({
      status: 'CHANGES_REQUESTED',
      requestedChanges: comments,
    });
    const applicationId = application._id.toHexString();
    const draft = { step: 'BUSINESS', form: { description: 'Café de altura.' } };
    const version = application.version + 1;
    const saved = await act(own, 'saveApplicationDraft', { applicationId, version, ...draft });
    expect(saved.application?.requestedChanges).toEqual(comments);
    const again = await act(own, 'submitApplication', { applicationId, version: version + 1 });
    expect(again.application).toMatchObject({ status: 'NEW', requestedChanges: [] });
    expect((await stored(application))?.history[1]?.comments).toEqual(comments);
  });

  it('needs comments on fields of the form', async () => {
    const { application } = await buildApplication({ status: 'new' });
    const ask = async (comments: object[]) =>
      (await act(admins[0], 'requestApplicationChanges', { ...named(application), comments }))
        .codes;
    expect(await ask([])).toEqual(['FIELD_REQUIRED']);
    expect(await ask([{ field: 'status', comment: 'approved' }])).toEqual(['FIELD_INVALID']);
    expect(await ask([{ field: 'taxId', comment: 'x' }])).toEqual(['FIELD_TOO_SHORT']);
  });
});

describe('a reason', () => {
  it('is demanded, and reaches the applicant in both languages without a name', async () => {
    const { application, applicant } = await buildApplication({ status: 'new' });
    const missing = { ...named(application), reason: { key: null, text: ' ' } };
    expect((await act(admins[0], 'rejectApplication', missing)).codes).toEqual(['FIELD_REQUIRED']);
    await act(admins[0], 'rejectApplication', {
      ...named(application),
      reason: { key: 'unfitActivity', text: 'Ver términos.' },
    });
    const own = clientOf(server, await signInAs(server.config, applicant));
    const query =
      '{ myApplication { status reason { canned { es } text } history { actorName } } }';
    expect(await own.data(query)).toEqual({
      myApplication: {
        status: 'REJECTED',
        reason: {
          canned: { es: 'La actividad de la empresa no se ajusta a las reglas de la red.' },
          text: 'Ver términos.',
        },
        history: [{ actorName: applicant.displayName }, { actorName: 'Wiki empresarios' }],
      },
    });
  });
});

describe('a decision that is taken back', () => {
  it('leaves no reason and no date to pay, and can be made anew', async () => {
    const { application } = await buildApplication({ status: 'new' });
    await act(admins[0], 'rejectApplication', { ...named(application), reason });
    const refused = { ...named(application), version: application.version + 1 };
    const again = await act(admins[1], 'reconsiderApplication', refused);
    expect(again.application?.status).toBe('NEW');
    expect(await stored(application)).toMatchObject({ reason: null, isOpen: true });
    const { version = 0 } = again.application ?? {};
    await act(admins[0], 'approveApplication', { ...refused, version });
    await act(admins[0], 'reconsiderApplication', { ...refused, version: version + 1 });
    const after = await stored(application);
    expect(after).toMatchObject({ status: 'new', paymentDueAt: null });
    expect(after?.history.map(({ action }) => action)).toEqual([
      'submit',
      'reject',
      'reconsider',
      'approve',
      'reconsider',
    ]);
  });

  it('takes back that changes were asked for, until the applicant has begun to make them', async () => {
    const { application } = await buildApplication({ status: 'new' });
    const comments = [{ field: 'address', comment: 'La dirección no es esta.' }];
    await act(admins[0], 'requestApplicationChanges', { ...named(application), comments });
    const sentBack = { ...named(application), version: application.version + 1 };
    expect((await act(admins[0], 'reconsiderApplication', sentBack)).codes).toEqual([]);
    expect(await stored(application)).toMatchObject({
      status: 'new',
      form: application.form,
      requestedChanges: [],
      changesDueAt: null,
      reviewed: null,
      step: 'REVIEW',
    });
    const again = { ...named(application), version: application.version + 2 };
    await act(admins[0], 'requestApplicationChanges', { ...again, comments });
    await ApplicationModel.updateOne(
      { _id: application._id },
      { $set: { 'form.address': 'Carrera 7 # 1-20' } },
    );
    const begun = { ...named(application), version: application.version + 3 };
    expect((await act(admins[0], 'reconsiderApplication', begun)).codes).toEqual(['CONFLICT']);
    expect(await stored(application)).toMatchObject({ status: 'changes-requested' });
  });

  it('stays as it was once the applicant has begun something else', async () => {
    const { application, applicant } = await buildApplication({ status: 'rejected' });
    const take = async () =>
      (await act(admins[0], 'reconsiderApplication', named(application))).codes;
    const other = await buildApplication({ status: 'draft', applicant });
    expect(await take()).toEqual(['APPLICATION_OPEN']);
    await ApplicationModel.deleteOne({ _id: other.application._id });
    await changeUser(applicant._id.toHexString(), { businessId: 'b'.repeat(24) });
    expect(await take()).toEqual(['ALREADY_MEMBER']);
    expect(await stored(application)).toMatchObject({ status: 'rejected' });
  });
});

describe('the files of an application', () => {
  it.each([
    ['withdrawApplication', 'own', {}, []],
    ['rejectApplication', 'admin', { reason }, ['application']],
    ['deleteApplication', 'admin', { reason }, ['application']],
  ] as const)(
    'are given back only when it is withdrawn: %s by %s',
    async (mutation, side, input, users) => {
      const { application, applicant } = await buildApplication({ storeIn: server.config });
      const own = clientOf(server, await signInAs(server.config, applicant));
      const client = side === 'own' ? own : admins[0];
      const answer = await act(client, mutation, { ...named(application), ...input });
      expect(answer.codes).toEqual([]);
      const files = filesOf(application.form);
      expect(files.length).toBeGreaterThan(1);
      for (const { fileId } of files) {
        const usedBy = (await findFile(fileId))?.usedBy.map((user) => user.split(':')[0]);
        expect(usedBy).toEqual(users);
      }
    },
  );
});

describe('a payment reminder', () => {
  it('goes out once a day while a payment is awaited', async () => {
    const { application, applicant } = await buildApplication({ status: 'payment-pending' });
    const first = await act(admins[0], 'remindApplicant', named(application));
    expect(first.application?.version).toBe(application.version + 1);
    const next = { ...named(application), version: application.version + 1 };
    expect((await act(admins[1], 'remindApplicant', next)).codes).toEqual(['REMINDER_SENT']);
    const { application: paid } = await buildApplication({ status: 'payment-complete' });
    const late = await act(admins[0], 'remindApplicant', named(paid));
    expect(late.codes).toEqual(['ILLEGAL_TRANSITION']);
    const own = clientOf(server, await signInAs(server.config, applicant));
    expect((await act(own, 'remindApplicant', next)).thrown).toBe('FORBIDDEN');
  });
});

describe('activation', () => {
  it('makes the public part a business, the applicant its administrator, the month begin now', async () => {
    const { application, applicant } = await buildApplication({
      status: 'payment-missed',
      storeIn: server.config,
    });
    const before = Date.now();
    const { application: active } = await act(admins[0], 'activateApplication', {
      ...named(application),
      confirmUnpaid: true,
      reason: { key: 'agreedInWriting' },
    });
    const business = await findBusiness(String(active?.businessId));
    expect(business).toMatchObject({
      name: application.form.businessName,
      isVerified: true,
      // The account is in English, what was written is Spanish.
      description: { es: application.form.description },
      logo: { fileId: application.form.logoId },
    });
    const { verification, ...shown } = business ?? {};
    expect(verification?.facts.taxId).toBe(application.form.taxId);
    expect(JSON.stringify(shown)).not.toContain(application.form.taxId);
    expect(business?.membership?.periodStart?.getTime()).toBeGreaterThanOrEqual(before);
    expect(await findUser(applicant._id.toHexString())).toMatchObject({
      memberType: 'businessAdmin',
      businessId: active?.businessId,
    });
  });
});

describe('activation without a payment', () => {
  it('says why, to administrators alone', async () => {
    const { application, applicant } = await buildApplication({
      status: 'payment-pending',
      storeIn: server.config,
    });
    const unpaid = { ...named(application), confirmUnpaid: true };
    const silent = await act(admins[0], 'activateApplication', unpaid);
    expect(silent.codes).toEqual(['FIELD_REQUIRED']);
    const given = { key: 'courtesy', text: 'Primer aliado de la feria.' };
    await act(admins[0], 'activateApplication', { ...unpaid, reason: given });
    const query = `query ($id: ID!) { application(id: $id) {
      reason { text } history { action reason { text canned { en } } } } }`;
    type Read = { application: { reason: object | null; history: object[] } };
    const read = async (by: TestClient) =>
      (await by.data<Read>(query, { id: application._id.toHexString() })).application;
    expect((await read(admins[1])).history.at(-1)).toEqual({
      action: 'ACTIVATE_UNPAID',
      reason: { text: given.text, canned: { en: 'The first month is a courtesy.' } },
    });
    const own = clientOf(server, await signInAs(server.config, applicant));
    const told = await read(own);
    expect(told.history.at(-1)).toEqual({ action: 'ACTIVATE_UNPAID', reason: null });
    expect(told.reason).toBeNull();
  });
});

describe('activation of a paid application', () => {
  it.each([
    ['deleted their account', 'NOT_FOUND', (userId: string) => eraseUser(userId)],
    [
      'joined another business',
      'ALREADY_MEMBER',
      async (userId: string) => {
        const businessId = (await buildBusiness())._id.toHexString();
        await changeUser(userId, { businessId, memberType: 'business' });
      },
    ],
  ] as const)('whose applicant %s is refused: %s', async (_what, code, leave) => {
    const { application } = await buildApplication({ status: 'payment-complete' });
    await inTransaction(() => leave(application.applicantId));
    const answer = await act(admins[0], 'activateApplication', named(application));
    expect(answer.codes).toEqual([code]);
    const applicationId = application._id.toHexString();
    expect(await BusinessModel.exists({ applicationId })).toBeNull();
    expect(await stored(application)).toMatchObject({ status: 'payment-complete' });
  });
});

describe('a transaction that aborts for a passing reason', () => {
  it.each([
    ['draft', 'saveApplicationDraft', { step: 'CONTACT', form: { city: 'Neiva' } }, 'own'],
    ['draft', 'submitApplication', {}, 'own'],
    ['new', 'withdrawApplication', {}, 'own'],
    ['new', 'approveApplication', {}, 'admin'],
    ['new', 'rejectApplication', { reason }, 'admin'],
    ['rejected', 'deleteApplication', { reason }, 'admin'],
    ['payment-missed', 'remindApplicant', {}, 'admin'],
    ['payment-complete', 'activateApplication', {}, 'admin'],
  ] as const)('%s: %s happens once', async (status, mutation, input, side) => {
    const { application, applicant } = await buildApplication({ status, storeIn: server.config });
    const own = clientOf(server, await signInAs(server.config, applicant));
    const client = side === 'own' ? own : admins[0];
    const aborted = abortOnce();
    const answer = await act(client, mutation, { ...named(application), ...input });
    expect(answer.codes).toEqual([]);
    expect(aborted.mock.calls.length).toBeGreaterThan(1);
    expect((await stored(application))?.version).toBe(application.version + 1);
    expect(await eventsOf(application)).toHaveLength(1);
  });
});
