import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { buildBusiness } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { JobModel } from '../../platform/jobs/job.model.ts';
import { mailFor, mailsFor, newEmail, signUpNewcomer } from '../accounts/account-test-kit.ts';
import { MailRequestModel } from '../mail/mail-request.model.ts';
import { buildPerson, denial, type Person, refusals, run, unknownId } from './business-test-kit.ts';
import { InvitationModel } from './invitation.model.ts';
import { memberIdsOf } from './people.store.ts';
import { sendInvitationHandler } from './send-invitation.job.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

/** A business and its administrator. */
async function founded(name = 'Tejidos Sur') {
  const businessId = (await buildBusiness({ name }))._id.toHexString();
  const boss = await buildPerson(server, {
    memberType: 'businessAdmin',
    businessId,
    language: 'es',
  });
  return { businessId, boss };
}

const invited = (businessId: string, email: string, role = 'business') => ({
  businessId,
  firstName: 'Inés',
  lastName: 'Mora',
  email,
  role,
});

/** Invites and gives the invitation's id. */
async function invite(
  { businessId, boss }: Awaited<ReturnType<typeof founded>>,
  email: string,
  role?: string,
): Promise<string> {
  const { invitation } = await run(
    boss.client,
    'inviteBusinessMember',
    invited(businessId, email, role),
  );
  if (!invitation) throw new Error('Not invited.');
  return String(invitation.id);
}

const emailOf = ({ user }: Person) => String(user.email);
const waitingFor = async ({ client }: Pick<Person, 'client'>) =>
  (
    await client.data<{
      myBusinessInvitations: { id: string; email: string | null; business: { name: string } }[];
    }>('{ myBusinessInvitations { id email role business { name members { role } } } }')
  ).myBusinessInvitations;
const tokenIn = (text: string) => {
  const address = /https?:\S+business-invitation\S+/.exec(decodeURIComponent(text))?.[0];
  return (
    new URL(String(address)).searchParams.get('token') ??
    /[?&]token=([\w-]+)/.exec(String(address))?.[1]
  );
};

describe('inviteBusinessMember', () => {
  test('is for those who manage the business and administrators', async () => {
    const { businessId, boss } = await founded();
    const worker = await buildPerson(server, { memberType: 'business', businessId });
    const other = await founded();
    const input = invited(businessId, newEmail());
    expect(await denial(createClient(server), 'inviteBusinessMember', input)).toBe(
      'UNAUTHENTICATED',
    );
    for (const person of [worker, other.boss, await buildPerson(server)]) {
      expect(await denial(person.client, 'inviteBusinessMember', input)).toBe('FORBIDDEN');
    }
    const { invitation, business } = await run(boss.client, 'inviteBusinessMember', input);
    expect(invitation).toMatchObject({ email: input.email, name: 'Inés Mora', role: 'business' });
    expect(business?.invitations).toHaveLength(1);
    const days =
      Date.parse(String(invitation?.expiresAt)) - Date.parse(String(invitation?.dateSent));
    expect(days).toBe(14 * 24 * 3_600_000);
    expect(
      await refusals(admin.client, 'inviteBusinessMember', invited(businessId, newEmail())),
    ).toEqual([]);
    expect(
      await refusals(admin.client, 'inviteBusinessMember', invited(unknownId(), newEmail())),
    ).toEqual(['NOT_FOUND businessId']);
  });

  test.each([
    [{ email: 'ines@' }, 'INVALID_EMAIL email'],
    [{ firstName: ' ' }, 'EMPTY_NAME firstName'],
    [{ lastName: '' }, 'EMPTY_NAME lastName'],
    [{ role: 'wikiAdmin' }, 'FIELD_INVALID role'],
  ])('refuses %j', async (change, refusal) => {
    const { businessId, boss } = await founded();
    const input = { ...invited(businessId, newEmail()), ...change };
    expect(await refusals(boss.client, 'inviteBusinessMember', input)).toEqual([refusal]);
  });

  test('refuses its own people, and a second open invitation to an address', async () => {
    const { businessId, boss } = await founded();
    expect(
      await refusals(boss.client, 'inviteBusinessMember', invited(businessId, emailOf(boss))),
    ).toEqual(['ALREADY_WORKS_HERE email']);
    const input = invited(businessId, newEmail());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refusals(boss.client, 'inviteBusinessMember', input)),
    );
    expect(answers.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(new Set(answers.flat())).toEqual(new Set(['INVITATION_OPEN email']));
    const upper = { ...input, email: input.email.toUpperCase() };
    expect(await refusals(boss.client, 'inviteBusinessMember', upper)).toEqual([
      'INVITATION_OPEN email',
    ]);
    const other = await founded();
    expect(
      await refusals(other.boss.client, 'inviteBusinessMember', {
        ...input,
        businessId: other.businessId,
      }),
    ).toEqual([]);
  });

  test('makes room for a new one when the last has expired', async () => {
    const own = await founded();
    const email = newEmail();
    const id = await invite(own, email);
    await InvitationModel.updateOne({ _id: id }, { expiresAt: new Date(Date.now() - 1000) });
    expect(await invite(own, email)).not.toBe(id);
    expect((await InvitationModel.findById(id).lean())?.status).toBe('expired');
  });

  test('writes to those with an account in their language and notifies them', async () => {
    const own = await founded('Café & Co');
    const person = await buildPerson(server, { language: 'en' });
    const id = await invite(own, emailOf(person));
    const mail = await mailFor(server, emailOf(person), 'Café & Co invites you to its team');
    expect(mail.text).toContain(`/business-invitation?invitation=${id}&token=`);
    await vi.waitFor(async () => {
      const { notifications } = await person.client.data<{
        notifications: { edges: { node: { text: string; url: string } }[] };
      }>('{ notifications { edges { node { text url } } } }');
      expect(notifications.edges.map(({ node }) => node)).toEqual([
        {
          text: 'You may act on the network for Café & Co. Accept or decline within 14 days.',
          url: `/business-invitation?invitation=${id}`,
        },
      ]);
    });
  });

  test('writes to others in the inviter’s language, by way of registering, and keeps no token', async () => {
    const own = await founded('Tejidos Sur');
    const email = newEmail();
    const id = await invite(own, email);
    const mail = await mailFor(server, email, 'Tejidos Sur le invita a su equipo');
    const token = String(tokenIn(mail.text));
    expect(mail.text).toContain('/register?next=');
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await InvitationModel.findById(id).lean();
    expect(JSON.stringify(stored)).not.toContain(token);
    await vi.waitFor(async () => {
      const request = await MailRequestModel.findOne({ to: email }).lean();
      expect(request).toMatchObject({ status: 'SENT', message: { html: null, text: null } });
    });
    expect(JSON.stringify(await JobModel.find().lean())).not.toContain(token);
  });

  test('sends one mail whose token holds, however often the job runs', async () => {
    const own = await founded();
    const email = newEmail();
    const id = await invite(own, email);
    const mail = await mailFor(server, email, 'Tejidos Sur le invita a su equipo');
    const job = await JobModel.findOne({ key: `send-business-invitation:${id}` }).lean();
    if (!job) throw new Error('No job.');
    await sendInvitationHandler.run(job, { config: server.config });
    expect(await MailRequestModel.countDocuments({ to: email })).toBe(1);
    const newcomer = await signUpNewcomer(server, { email });
    const accepted = { invitationId: id, token: tokenIn(mail.text) };
    expect(await refusals(newcomer.client, 'acceptBusinessInvitation', accepted)).toEqual([]);
  });
});

describe('cancelBusinessInvitation', () => {
  test('is for those who manage the business; to others the invitation is not there', async () => {
    const own = await founded();
    const other = await founded();
    const worker = await buildPerson(server, {
      memberType: 'business',
      businessId: own.businessId,
    });
    const person = await buildPerson(server);
    const input = { invitationId: await invite(own, emailOf(person)) };
    expect(await denial(createClient(server), 'cancelBusinessInvitation', input)).toBe(
      'UNAUTHENTICATED',
    );
    for (const each of [person, worker, other.boss]) {
      expect(await refusals(each.client, 'cancelBusinessInvitation', input)).toEqual([
        'NOT_FOUND invitationId',
      ]);
    }
    const { business, invitation } = await run(own.boss.client, 'cancelBusinessInvitation', input);
    expect([business?.invitations, invitation]).toEqual([[], null]);
    for (const invitationId of [input.invitationId, unknownId(), 'x']) {
      expect(await refusals(own.boss.client, 'cancelBusinessInvitation', { invitationId })).toEqual(
        ['NOT_FOUND invitationId'],
      );
    }
    expect(await refusals(person.client, 'acceptBusinessInvitation', input)).toEqual([
      'NOT_FOUND invitationId',
    ]);
    expect(await waitingFor(person)).toEqual([]);
  });
});

describe('an invitation', () => {
  test('is listed to whom it went, and to nobody else', async () => {
    const own = await founded('Tejidos Norte');
    const person = await buildPerson(server);
    const id = await invite(own, emailOf(person));
    const denied = await createClient(server).request('{ myBusinessInvitations { id } }');
    expect(denied.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect(await waitingFor(await buildPerson(server))).toEqual([]);
    expect(await waitingFor(own.boss)).toEqual([]);
    expect(await waitingFor(person)).toEqual([
      { id, email: null, role: 'business', business: { name: 'Tejidos Norte', members: null } },
    ]);
    await InvitationModel.updateOne({ _id: id }, { expiresAt: new Date(Date.now() - 1) });
    expect(await waitingFor(person)).toEqual([]);
    expect(await refusals(person.client, 'acceptBusinessInvitation', { invitationId: id })).toEqual(
      ['NOT_FOUND invitationId'],
    );
  });

  test('is accepted by whom it went to, once', async () => {
    const own = await founded();
    const person = await buildPerson(server);
    const input = { invitationId: await invite(own, emailOf(person), 'businessAdmin') };
    expect(await denial(createClient(server), 'acceptBusinessInvitation', input)).toBe(
      'UNAUTHENTICATED',
    );
    for (const each of [own.boss, await buildPerson(server)]) {
      expect(await refusals(each.client, 'acceptBusinessInvitation', input)).toEqual([
        'NOT_FOUND invitationId',
      ]);
    }
    const { business, invitation } = await run(person.client, 'acceptBusinessInvitation', input);
    expect(invitation).toBeNull();
    expect(business).toMatchObject({ id: own.businessId, viewerCanManage: true, invitations: [] });
    expect(await person.client.data('{ me { memberType businessId } }')).toEqual({
      me: { memberType: 'businessAdmin', businessId: own.businessId },
    });
    expect(await refusals(person.client, 'acceptBusinessInvitation', input)).toEqual([
      'NOT_FOUND invitationId',
    ]);
  });

  test('is declined by whom it went to, which makes room for another', async () => {
    const own = await founded();
    const person = await buildPerson(server);
    const input = { invitationId: await invite(own, emailOf(person)) };
    expect(await denial(createClient(server), 'declineBusinessInvitation', input)).toBe(
      'UNAUTHENTICATED',
    );
    expect(await refusals(own.boss.client, 'declineBusinessInvitation', input)).toEqual([
      'NOT_FOUND invitationId',
    ]);
    expect(await refusals(person.client, 'declineBusinessInvitation', input)).toEqual([]);
    expect(await refusals(person.client, 'acceptBusinessInvitation', input)).toEqual([
      'NOT_FOUND invitationId',
    ]);
    await invite(own, emailOf(person));
  });

  test('needs a verified address or the token of the mail', async () => {
    const own = await founded();
    const email = newEmail();
    const invitationId = await invite(own, email);
    const mail = await mailFor(server, email, 'Tejidos Sur le invita a su equipo');
    const { client, userId } = await signUpNewcomer(server, { email });
    const accept = (token?: string | null) =>
      refusals(client, 'acceptBusinessInvitation', { invitationId, token });
    expect(await accept()).toEqual(['EMAIL_NOT_VERIFIED']);
    expect(await accept('x'.repeat(43))).toEqual(['TOKEN_INVALID token']);
    const elsewhere = await invite(await founded(), email);
    expect(
      await refusals(client, 'acceptBusinessInvitation', {
        invitationId: elsewhere,
        token: tokenIn(mail.text),
      }),
    ).toEqual(['TOKEN_INVALID token']);
    expect(await memberIdsOf(own.businessId)).not.toContain(userId);
    expect(await accept(tokenIn(mail.text))).toEqual([]);
    expect(await memberIdsOf(own.businessId)).toContain(userId);
  });

  test('is not for those who work elsewhere or administer the platform', async () => {
    const own = await founded();
    const { boss: elsewhere } = await founded();
    const invitationId = await invite(own, emailOf(elsewhere));
    expect(await refusals(elsewhere.client, 'acceptBusinessInvitation', { invitationId })).toEqual([
      'ALREADY_IN_BUSINESS',
    ]);
    expect(await waitingFor(elsewhere)).toHaveLength(1);
    const toAdmin = { invitationId: await invite(own, emailOf(admin)) };
    expect(await denial(admin.client, 'acceptBusinessInvitation', toAdmin)).toBe('FORBIDDEN');
    expect(await memberIdsOf(own.businessId)).toEqual([own.boss.userId]);
  });

  test('accepted fifty times at once has one effect', async () => {
    const own = await founded();
    const person = await buildPerson(server);
    const input = { invitationId: await invite(own, emailOf(person)) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refusals(person.client, 'acceptBusinessInvitation', input)),
    );
    expect(answers.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(new Set(answers.flat())).toEqual(new Set(['NOT_FOUND invitationId']));
    const joined = { type: 'business.memberChanged' as const, 'data.businessId': own.businessId };
    expect(await EventModel.countDocuments(joined)).toBe(1);
  });

  test('of two businesses accepted at once makes a member of one', async () => {
    const [one, other] = [await founded(), await founded()];
    const person = await buildPerson(server);
    const ids = [await invite(one, emailOf(person)), await invite(other, emailOf(person))];
    const answers = await Promise.all(
      ids.map((invitationId) =>
        refusals(person.client, 'acceptBusinessInvitation', { invitationId }),
      ),
    );
    expect(answers.flat()).toEqual(['ALREADY_IN_BUSINESS']);
    expect(await waitingFor(person)).toHaveLength(1);
    const members = [
      ...(await memberIdsOf(one.businessId)),
      ...(await memberIdsOf(other.businessId)),
    ];
    expect(members.filter((id) => id === person.userId)).toHaveLength(1);
  });

  test('and cancelled at once does one of the two', async () => {
    const own = await founded();
    const person = await buildPerson(server);
    const input = { invitationId: await invite(own, emailOf(person)) };
    const [accepted, cancelled] = await Promise.all([
      refusals(person.client, 'acceptBusinessInvitation', input),
      refusals(own.boss.client, 'cancelBusinessInvitation', input),
    ]);
    expect([...accepted, ...cancelled]).toEqual(['NOT_FOUND invitationId']);
    expect((await memberIdsOf(own.businessId)).includes(person.userId)).toBe(accepted.length === 0);
  });

  test('that was cancelled before its mail was composed is not sent', async () => {
    const own = await founded();
    const email = newEmail();
    const id = await invite(own, email);
    await mailFor(server, email, 'Tejidos Sur le invita a su equipo');
    const again = newEmail();
    await InvitationModel.updateOne(
      { _id: id },
      { email: again, status: 'cancelled', tokenHash: null },
    );
    const job = await JobModel.findOne({ key: `send-business-invitation:${id}` }).lean();
    if (!job) throw new Error('No job.');
    await sendInvitationHandler.run(job, { config: server.config });
    expect(await mailsFor(server, again)).toEqual([]);
  });
});

test('a business sends thirty invitations an hour', async () => {
  const { businessId, boss } = await founded();
  const send = () => refusals(boss.client, 'inviteBusinessMember', invited(businessId, newEmail()));
  for (let count = 0; count < 30; count += 1) expect(await send()).toEqual([]);
  expect(await send()).toEqual(['TOO_MANY_REQUESTS']);
});
