import { jobContext } from '../../../testing/job-context.ts';
import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { JobModel } from '../../../platform/jobs/job.model.ts';
import { mailFor, mailsFor, newEmail, signUpNewcomer } from '../../accounts/account-test-kit.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { denial, refusals, run, unknownId } from '../business-test-kit.ts';
import {
  emailOf,
  found,
  invitationToken,
  invite,
  invited,
  waitingFor,
} from './invitation-test-kit.ts';
import { InvitationModel } from './invitation.model.ts';
import { sendInvitationHandler } from '../send-invitation.job.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } });
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

describe('inviteBusinessMember', () => {
  test('is for those who manage the business and administrators', async () => {
    const { businessId, boss } = await found(server);
    const worker = await buildPerson(server, { memberType: 'business', businessId });
    const other = await found(server);
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
      Date.parse(String(invitation?.dateExpires)) - Date.parse(String(invitation?.dateSent));
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
    // It would be paragraphs of the platform's own letter to a stranger.
    [{ firstName: 'Inés.\n\nYour account was blocked' }, 'FIELD_INVALID firstName'],
    [{ firstName: ' ' }, 'EMPTY_NAME firstName'],
    [{ lastName: '' }, 'EMPTY_NAME lastName'],
    [{ role: 'wikiAdmin' }, 'FIELD_INVALID role'],
  ])('refuses %j', async (change, refusal) => {
    const { businessId, boss } = await found(server);
    const input = { ...invited(businessId, newEmail()), ...change };
    expect(await refusals(boss.client, 'inviteBusinessMember', input)).toEqual([refusal]);
  });

  test('refuses its own people, and a second open invitation to an address', async () => {
    const { businessId, boss } = await found(server);
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
    const other = await found(server);
    expect(
      await refusals(other.boss.client, 'inviteBusinessMember', {
        ...input,
        businessId: other.businessId,
      }),
    ).toEqual([]);
  });

  test('makes room for a new one when the last has expired', async () => {
    const own = await found(server);
    const email = newEmail();
    const id = await invite(own, email);
    await InvitationModel.updateOne({ _id: id }, { expiresAt: new Date(Date.now() - 1000) });
    expect(await invite(own, email)).not.toBe(id);
    expect((await InvitationModel.findById(id).lean())?.status).toBe('expired');
  });

  test('writes to those with an account in their language and notifies them', async () => {
    const own = await found(server, 'Café & Co');
    const person = await buildPerson(server, { language: 'en' });
    const id = await invite(own, emailOf(person));
    const mail = await mailFor(server, emailOf(person), 'Café & Co has invited you to its team');
    expect(mail.text).toContain(`/business-invitation?invitation=${id}&token=`);
    await vi.waitFor(async () => {
      const { notifications } = await person.client.data<{
        notifications: { edges: { node: { text: string; url: string } }[] };
      }>('{ notifications { edges { node { text url } } } }');
      expect(notifications.edges.map(({ node }) => node)).toEqual([
        {
          text: 'You can act on the network for Café & Co. Accept or decline within 14 days.',
          url: `/business-invitation?invitation=${id}`,
        },
      ]);
    });
  });

  test('writes to others in the inviter’s language, by way of registering, and keeps no token', async () => {
    const own = await found(server, 'Tejidos Sur');
    const email = newEmail();
    const id = await invite(own, email);
    const mail = await mailFor(server, email, 'Invitación al equipo de Tejidos Sur');
    const token = invitationToken(mail);
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
    const own = await found(server);
    const email = newEmail();
    const id = await invite(own, email);
    const mail = await mailFor(server, email, 'Invitación al equipo de Tejidos Sur');
    const job = await JobModel.findOne({ key: `send-business-invitation:${id}` }).lean();
    if (!job) throw new Error('No job.');
    await sendInvitationHandler.run(job, jobContext(server.config));
    expect(await MailRequestModel.countDocuments({ to: email })).toBe(1);
    const newcomer = await signUpNewcomer(server, { email });
    const accepted = { invitationId: id, token: invitationToken(mail) };
    expect(await refusals(newcomer.client, 'acceptBusinessInvitation', accepted)).toEqual([]);
  });
});

describe('cancelBusinessInvitation', () => {
  test('is for those who manage the business; to others the invitation is not there', async () => {
    const own = await found(server);
    const other = await found(server);
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

  test('that was cancelled before its mail was composed is not sent', async () => {
    const own = await found(server);
    const email = newEmail();
    const id = await invite(own, email);
    await mailFor(server, email, 'Invitación al equipo de Tejidos Sur');
    const again = newEmail();
    await InvitationModel.updateOne(
      { _id: id },
      { email: again, status: 'cancelled', tokenHash: null },
    );
    const job = await JobModel.findOne({ key: `send-business-invitation:${id}` }).lean();
    if (!job) throw new Error('No job.');
    await sendInvitationHandler.run(job, jobContext(server.config));
    expect(await mailsFor(server, again)).toEqual([]);
  });
});

test('a business sends thirty invitations an hour', async () => {
  const { businessId, boss } = await found(server);
  const send = () => refusals(boss.client, 'inviteBusinessMember', invited(businessId, newEmail()));
  for (let count = 0; count < 30; count += 1) expect(await send()).toEqual([]);
  expect(await send()).toEqual(['TOO_MANY_REQUESTS']);
});
