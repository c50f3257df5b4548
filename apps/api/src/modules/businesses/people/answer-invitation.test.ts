import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { mailFor, newEmail, signUpNewcomer } from '../../accounts/account-test-kit.ts';
import { denial, refusals, run } from '../business-test-kit.ts';
import { emailOf, found, invitationToken, invite, waitingFor } from './invitation-test-kit.ts';
import { InvitationModel } from './invitation.model.ts';
import { memberIdsOf } from './people.store.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

describe('an invitation', () => {
  test('is listed to whom it went, and to nobody else', async () => {
    const own = await found(server, 'Tejidos Norte');
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
    const own = await found(server);
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
    const own = await found(server);
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
    const own = await found(server);
    const email = newEmail();
    const invitationId = await invite(own, email);
    const mail = await mailFor(server, email, 'Invitación al equipo de Tejidos Sur');
    const { client, userId } = await signUpNewcomer(server, { email });
    const accept = (token?: string | null) =>
      refusals(client, 'acceptBusinessInvitation', { invitationId, token });
    const decline = (token?: string) =>
      refusals(client, 'declineBusinessInvitation', { invitationId, token });
    expect(await accept()).toEqual(['EMAIL_NOT_VERIFIED']);
    expect(await decline()).toEqual(['EMAIL_NOT_VERIFIED']);
    expect(await decline('x'.repeat(43))).toEqual(['TOKEN_INVALID token']);
    expect(await accept('x'.repeat(43))).toEqual(['TOKEN_INVALID token']);
    const elsewhere = await invite(await found(server), email);
    expect(
      await refusals(client, 'acceptBusinessInvitation', {
        invitationId: elsewhere,
        token: invitationToken(mail),
      }),
    ).toEqual(['TOKEN_INVALID token']);
    expect(await memberIdsOf(own.businessId)).not.toContain(userId);
    expect(await accept(invitationToken(mail))).toEqual([]);
    expect(await memberIdsOf(own.businessId)).toContain(userId);

    const other = await found(server, 'Tejidos Este');
    const declined = { invitationId: await invite(other, email), token: '' };
    declined.token = invitationToken(
      await mailFor(server, email, 'Invitación al equipo de Tejidos Este'),
    );
    expect(await refusals(client, 'declineBusinessInvitation', declined)).toEqual([]);
  });

  test('is not for those who work elsewhere or administer the platform', async () => {
    const own = await found(server);
    const { boss: elsewhere } = await found(server);
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
    const own = await found(server);
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
    const [one, other] = [await found(server), await found(server)];
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
    const own = await found(server);
    const person = await buildPerson(server);
    const input = { invitationId: await invite(own, emailOf(person)) };
    const [accepted, cancelled] = await Promise.all([
      refusals(person.client, 'acceptBusinessInvitation', input),
      refusals(own.boss.client, 'cancelBusinessInvitation', input),
    ]);
    expect([...accepted, ...cancelled]).toEqual(['NOT_FOUND invitationId']);
    expect((await memberIdsOf(own.businessId)).includes(person.userId)).toBe(accepted.length === 0);
  });
});
