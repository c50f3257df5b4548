import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NotificationType } from '../../../kits/notifications/index.ts';
import { createClient } from '../../../testing/client.ts';
import { factoryPassword } from '../../../testing/factories.ts';
import { jobContext } from '../../../testing/job-context.ts';
import { timesNotified } from '../../../testing/notifications.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { endSuspensionHandler } from '../../accounts/end-suspension.job.ts';
import { discuss, readThread, reply, titlesOf } from '../../forum/forum-test-kit.ts';
import { UserModel } from '../../users/user.model.ts';
import type { JobRecord } from '../../../platform/jobs/job.model.ts';
import { caseAbout, denial, openCase, refusals, run } from './case-test-kit.ts';
import { CaseModel, ReportModel } from './case.model.ts';

let server: TestServer;
let author: Person;
let members: Person[];
let fresh: Person;
let admin: Person;
let other: Person;
const visitor = () => createClient(server);
const reason = { key: 'insulting' };
const told = (userId: string, type: NotificationType) => () => timesNotified({ userId, type });
const about = (id: string, more = {}) => ({
  kind: 'discussionComment',
  id,
  reason: 'insult',
  ...more,
});

beforeAll(async () => {
  server = await startTestServer();
  author = await buildPerson(server);
  members = [];
  for (let index = 0; index < 4; index += 1) members.push(await buildPerson(server));
  fresh = await buildPerson(server, { dateJoined: new Date() });
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  other = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

/** A discussion with a comment of the author. */
async function comment(text = 'Said in anger') {
  const { id: discussionId } = await discuss(other.client);
  const { id } = await reply(author.client, discussionId, text);
  return { id, discussionId };
}

/** Reports of several members. */
async function reportBy(people: readonly Person[], input: Record<string, unknown>) {
  for (const { client } of people) expect(await refusals(client, 'report', input)).toEqual([]);
}

describe('a report', () => {
  test('is refused to visitors, of one’s own, of what one is not shown and without words', async () => {
    const { id } = await comment();
    const [member] = members as [Person];
    expect(await denial(visitor(), 'report', about(id))).toBe('UNAUTHENTICATED');
    expect(await refusals(author.client, 'report', about(id))).toEqual(['OWN_CONTENT']);
    expect(await refusals(member.client, 'report', about('0'.repeat(24)))).toEqual([
      'NOT_FOUND id',
    ]);
    expect(await refusals(member.client, 'report', about(id, { kind: 'chatMessage' }))).toEqual([
      'NOT_FOUND id',
    ]);
    expect(await refusals(member.client, 'report', about(id, { reason: 'other' }))).toEqual([
      'FIELD_REQUIRED text',
    ]);
    expect(await refusals(member.client, 'report', about(id, { text: 'x'.repeat(1_001) }))).toEqual(
      ['FIELD_TOO_LONG text'],
    );
    expect(await caseAbout(admin.client, id)).toBeNull();
  });

  test('counts once for a person, however often at once, and all are one case', async () => {
    const { id } = await comment();
    const [one, two] = members as [Person, Person];
    await Promise.all(Array.from({ length: 20 }, () => run(one.client, 'report', about(id))));
    await reportBy([two], about(id, { reason: 'spam' }));
    expect(await openCase(admin.client, id)).toMatchObject({
      reportCount: 2,
      reasons: ['insult', 'spam'],
      isHidden: false,
    });
    expect(await CaseModel.countDocuments({ subjectId: id })).toBe(1);
    expect(await ReportModel.countDocuments({ subjectId: id })).toBe(2);
    const { myReports } = await one.client.data<{ myReports: { subjectId: string }[] }>(
      '{ myReports { subjectId } }',
    );
    expect(myReports.filter(({ subjectId }) => subjectId === id)).toHaveLength(1);
    await expect.poll(told(admin.userId, 'caseOpened')).toBeGreaterThan(0);
  });

  test('by members of standing hides a comment; kept, it is back and everybody is told', async () => {
    const { id, discussionId } = await comment('Hide me');
    await reportBy([fresh, ...members.slice(0, 2)], about(id));
    expect((await openCase(admin.client, id)).isHidden).toBe(false);
    await reportBy(members.slice(2, 3), about(id));
    const hidden = await openCase(admin.client, id);
    expect(hidden).toMatchObject({ isHidden: true, reportCount: 4 });
    for (const client of [visitor(), members[3]?.client ?? visitor()]) {
      expect(await readThread(client, discussionId)).toMatchObject({
        commentCount: 0,
        comments: [],
      });
      const { discussionComment } = await client.data<{ discussionComment: unknown }>(
        `{ discussionComment(id: "${id}") { text } }`,
      );
      expect(discussionComment).toBeNull();
      expect(await refusals(members[3]?.client ?? visitor(), 'report', about(id))).toEqual([
        'NOT_FOUND id',
      ]);
    }
    await expect.poll(told(author.userId, 'postHidden')).toBe(1);

    const kept = await run(admin.client, 'decideCase', { caseId: hidden.id, decision: 'KEEP' });
    expect(kept.moderationCase).toMatchObject({ status: 'KEPT', decidedBy: { id: admin.userId } });
    expect(await readThread(visitor(), discussionId)).toMatchObject({
      commentCount: 1,
      comments: [{ text: 'Hide me' }],
    });
    await expect.poll(told(author.userId, 'postRestored')).toBe(1);
    await expect.poll(told(fresh.userId, 'reportKept')).toBe(1);
  });

  test('says what somebody wrote as they wrote it', async () => {
    const { id } = await comment();
    const text = '<img src=x onerror=alert(1)> “Ω≈ç” \u202Eabc ${7*7} <svg/onload=alert(1)>';
    await reportBy(members.slice(0, 1), about(id, { reason: 'other', text }));
    const found = await openCase(admin.client, id);
    const { moderationCase } = await admin.client.data<{
      moderationCase: { reports: { text: string; reporter: { id: string } }[] };
    }>(`{ moderationCase(id: "${found.id}") { reports { text reporter { id } } } }`);
    expect(moderationCase.reports[0]).toEqual({ text, reporter: { id: members[0]?.userId } });
  });
});

describe('a case', () => {
  test('is decided once: who comes second reads who did what', async () => {
    const { id, discussionId } = await comment('Contested');
    await reportBy(members.slice(0, 1), about(id));
    const { id: caseId } = await openCase(admin.client, id);
    const answers = await Promise.all([
      run(admin.client, 'decideCase', { caseId, decision: 'KEEP' }),
      run(other.client, 'decideCase', { caseId, decision: 'REMOVE', reason }),
    ]);
    const lost = answers.find(({ userErrors }) => userErrors.length > 0);
    const won = answers.find(({ userErrors }) => userErrors.length === 0)?.moderationCase;
    expect(lost?.userErrors[0]?.code).toBe('CASE_DECIDED');
    expect(lost?.moderationCase).toMatchObject({ status: won?.status, decidedBy: won?.decidedBy });
    const shown = (await readThread(visitor(), discussionId))?.comments.length;
    expect(shown).toBe(won?.status === 'KEPT' ? 1 : 0);
  });

  test('that somebody claimed is theirs until they let go, or another takes over', async () => {
    const { id } = await comment();
    await reportBy(members.slice(0, 1), about(id));
    const { id: caseId } = await openCase(admin.client, id);
    const keep = { caseId, decision: 'KEEP' };
    await run(admin.client, 'claimCase', { caseId });
    expect(await refusals(other.client, 'claimCase', { caseId })).toEqual(['CASE_CLAIMED']);
    expect(await refusals(other.client, 'decideCase', keep)).toEqual(['CASE_CLAIMED']);
    await run(other.client, 'claimCase', { caseId, takeOver: true });
    expect(await refusals(admin.client, 'decideCase', keep)).toEqual(['CASE_CLAIMED']);
    await run(other.client, 'releaseCase', { caseId });
    expect(await refusals(admin.client, 'decideCase', keep)).toEqual([]);
  });

  test('takes a reason, tells the author, and is undone within 30 days', async () => {
    const { id, discussionId } = await comment('Removed and back');
    await reportBy(members.slice(0, 1), about(id));
    const { id: caseId } = await openCase(admin.client, id);
    expect(await refusals(admin.client, 'decideCase', { caseId, decision: 'REMOVE' })).toEqual([
      'FIELD_REQUIRED reason',
    ]);
    const before = await told(author.userId, 'postRemoved')();
    await run(admin.client, 'decideCase', { caseId, decision: 'REMOVE', reason });
    await expect.poll(told(author.userId, 'postRemoved')).toBe(before + 1);
    const [reporter] = members as [Person];
    await expect.poll(told(reporter.userId, 'reportUpheld')).toBeGreaterThan(0);
    expect((await readThread(visitor(), discussionId))?.comments).toEqual([]);

    const undone = await run(other.client, 'undoDecision', { caseId });
    expect(undone.moderationCase).toMatchObject({ status: 'OPEN', decidedBy: null });
    expect((await readThread(visitor(), discussionId))?.comments).toMatchObject([
      { text: 'Removed and back' },
    ]);
    await expect.poll(told(reporter.userId, 'reportReopened')).toBeGreaterThan(0);
    expect(await refusals(other.client, 'undoDecision', { caseId })).toEqual([
      'ILLEGAL_TRANSITION',
    ]);

    await run(admin.client, 'decideCase', { caseId, decision: 'REMOVE', reason });
    await CaseModel.updateOne(
      { subjectId: id },
      { dateDecided: new Date(Date.now() - 31 * 24 * 3_600_000) },
    );
    expect(await refusals(admin.client, 'undoDecision', { caseId })).toEqual([
      'ILLEGAL_TRANSITION',
    ]);
  });

  test('is due within the limit of its kind, and counts among those of today once it is made', async () => {
    const { id } = await comment('Due tomorrow');
    await reportBy(members.slice(0, 1), about(id));
    const { id: caseId } = await openCase(admin.client, id);
    interface Due {
      moderationCase: { dateOpened: string; dateDue: string | null };
      moderationDecidedToday: number;
      moderationMedianMinutesToday: number | null;
    }
    const readDue = () =>
      admin.client.data<Due>(
        'query ($id: ID!) { moderationCase(id: $id) { dateOpened dateDue } moderationDecidedToday moderationMedianMinutesToday }',
        { id: caseId },
      );
    const before = await readDue();
    expect(Date.parse(before.moderationCase.dateDue ?? '')).toBe(
      Date.parse(before.moderationCase.dateOpened) + 24 * 3_600_000,
    );
    await run(admin.client, 'decideCase', { caseId, decision: 'KEEP', reason: null });
    const after = await readDue();
    expect(after.moderationCase.dateDue).toBeNull();
    expect(after.moderationDecidedToday).toBe(before.moderationDecidedToday + 1);
    const [now, day] = [Date.now(), 24 * 3_600_000];
    const others = { subjectId: { $ne: id }, dateDecided: { $ne: null } };
    await CaseModel.updateMany(others, { dateDecided: new Date(now - day) });
    const waited = { dateOpened: new Date(now - 6 * 60_000), dateDecided: new Date(now) };
    await CaseModel.updateOne({ subjectId: id }, waited);
    const today = { moderationDecidedToday: 1, moderationMedianMinutesToday: 6 };
    expect(await readDue()).toMatchObject(today);
    await CaseModel.updateOne({ subjectId: id }, { dateDecided: new Date(now - day) });
    const none = { moderationDecidedToday: 0, moderationMedianMinutesToday: null };
    expect(await readDue()).toMatchObject(none);
  });

  test('asks for an edit, which the author makes', async () => {
    const { id, discussionId } = await comment('Edit me');
    await reportBy(members.slice(0, 1), about(id));
    const { id: caseId } = await openCase(admin.client, id);
    await run(admin.client, 'decideCase', { caseId, decision: 'ASK_EDIT', reason });
    expect((await readThread(visitor(), discussionId))?.comments).toEqual([]);
    expect((await readThread(author.client, discussionId))?.comments).toMatchObject([
      { text: 'Edit me', status: 'REFUSED' },
    ]);
  });

  test('of a discussion hides it from every list', async () => {
    const { id } = await discuss(author.client, 'Hidden text', { title: 'Hidden title' });
    await reportBy(members.slice(0, 3), { ...about(id), kind: 'discussion' });
    expect(await readThread(visitor(), id)).toBeNull();
    expect(await titlesOf(visitor(), 'first: 50')).not.toContain('Hidden title');
    const page = await fetch(`${server.url}/sitemap.xml`);
    expect(await page.text()).not.toContain(id);
  });
});

describe('the author', () => {
  test('is suspended from the case until a day, reads why, and comes back by themselves', async () => {
    const guilty = await buildPerson(server, { language: 'es' });
    const { id: discussionId } = await discuss(other.client);
    const { id } = await reply(guilty.client, discussionId, 'Very bad');
    await reportBy(members.slice(0, 1), about(id));
    const { id: caseId } = await openCase(admin.client, id);
    const until = new Date(Date.now() + 3_600_000);
    const suspension = {
      caseId,
      reason: { key: 'termsBroken', text: 'Dos veces' },
      dateUntil: until,
    };
    expect(
      await refusals(admin.client, 'suspendFromCase', { ...suspension, dateUntil: new Date(0) }),
    ).toEqual(['INVALID_DATE dateUntil']);
    expect(await refusals(admin.client, 'suspendFromCase', suspension)).toEqual([]);
    const { signIn } = await visitor().data<{
      signIn: {
        suspension: { reason: string; dateUntil: string } | null;
        userErrors: { code: string }[];
      };
    }>(
      `mutation ($input: SignInInput!) { signIn(input: $input) {
        suspension { reason dateUntil } userErrors { code } } }`,
      { input: { email: guilty.user.email, password: factoryPassword } },
    );
    expect(signIn).toEqual({
      suspension: {
        reason: 'Usted incumplió los términos de uso. Dos veces.',
        dateUntil: until.toISOString(),
      },
      userErrors: [{ code: 'USER_DISABLED' }],
    });
    const suspended = await UserModel.findById(guilty.userId).lean();
    expect(suspended?.suspension?.until).toEqual(until);
    const job = { payload: { userId: guilty.userId } } as unknown as JobRecord;
    await endSuspensionHandler.run(job, jobContext(server.config));
    expect((await UserModel.findById(guilty.userId).lean())?.suspension).not.toBeNull();
    await UserModel.updateOne({ _id: guilty.userId }, { 'suspension.until': new Date() });
    await endSuspensionHandler.run(job, jobContext(server.config));
    expect((await UserModel.findById(guilty.userId).lean())?.suspension).toBeNull();
    await expect.poll(told(guilty.userId, 'reinstated')).toBe(1);
  });
});

describe('what administrators do', () => {
  test('is refused to everybody else', async () => {
    const { id } = await comment();
    await reportBy(members.slice(0, 1), about(id));
    const { id: caseId } = await openCase(admin.client, id);
    const until = new Date(Date.now() + 1_000_000);
    const rules = {
      hideAfterReports: 0,
      newDays: 0,
      newAccepted: 0,
      newLinks: 0,
      newPostsPerHour: 0,
      newContactsPerDay: 0,
    };
    const acts = [
      ['claimCase', { caseId }],
      ['releaseCase', { caseId }],
      ['decideCase', { caseId, decision: 'KEEP' }],
      ['undoDecision', { caseId }],
      ['suspendFromCase', { caseId, reason, dateUntil: until }],
      ['addPersonNote', { userId: author.userId, text: 'Note' }],
      ['setModerationRules', rules],
    ] as const;
    const queries = [
      '{ moderationCases(tab: OPEN) { totalCount } }',
      `{ moderationCase(id: "${caseId}") { id } }`,
      '{ moderationCounts { count } }',
      '{ moderationRules { newDays } }',
      '{ managedDiscussions(status: PUBLISHED) { totalCount } }',
    ];
    for (const [client, code] of [
      [visitor(), 'UNAUTHENTICATED'],
      [author.client, 'FORBIDDEN'],
    ] as const) {
      for (const [name, input] of acts) expect(await denial(client, name, input)).toBe(code);
      for (const text of queries) {
        expect((await client.request(text)).errors?.[0]?.extensions?.code).toBe(code);
      }
    }
  });

  test('stands in a person’s history, with notes that only administrators read', async () => {
    const { id } = await comment('For the history');
    await reportBy(members.slice(0, 1), about(id));
    const { id: caseId } = await openCase(admin.client, id);
    await run(admin.client, 'decideCase', { caseId, decision: 'REMOVE', reason });
    await run(admin.client, 'addPersonNote', { userId: author.userId, text: 'Seen twice' });
    const { moderationCase } = await admin.client.data<{
      moderationCase: {
        person: {
          removedCount: number;
          decisions: { id: string }[];
          notes: { text: string }[];
        };
      };
    }>(`{ moderationCase(id: "${caseId}") {
      person { removedCount decisions { id } notes { text } } } }`);
    expect(moderationCase.person.removedCount).toBeGreaterThan(0);
    expect(moderationCase.person.decisions.map((each) => each.id)).toContain(caseId);
    expect(moderationCase.person.notes).toEqual([{ text: 'Seen twice' }]);
  });
});
