import { documentOf } from '@wiki/domain';
import { notificationsMail } from '@wiki/emails';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headOf } from '../../platform/http/page-meta-head.ts';
import { hostileTexts } from '../../testing/hostile-texts.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { openCase, run as onCases } from '../moderation/case-test-kit.ts';
import { discuss, readThread, refusals, reply, written } from './forum-test-kit.ts';
import { discussionPage } from './forum-page.ts';

let server: TestServer;
let people: Person[];
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  // Several, for nobody writes so much in an hour.
  people = await Promise.all(Array.from({ length: 8 }, () => buildPerson(server)));
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const personOf = (index: number): Person => {
  const person = people[index % people.length];
  if (!person) throw new Error('There is nobody.');
  return person;
};

/** The elements and attributes that a browser would make of it, as far as they are none of ours. */
const foreignIn = (html: string): string[] =>
  html.match(
    /<(?!(?:meta|link|\/?title)\b|script type="application\/ld\+json"|\/script>)[a-z/!?]/giu,
  ) ?? [];

/** The head of the page of a discussion, whose data has to be read as JSON. */
async function headFor(id: string): Promise<string> {
  const subject = await discussionPage(id, 'en', server.config);
  if (!subject || subject === 'gone') throw new Error('It is not shown.');
  const { baseUrl } = server.config;
  const pathname = `/wiki-forum/${id}`;
  const head = headOf({
    baseUrl,
    pathname,
    key: 'discussion',
    language: 'en',
    subject,
    profiles: [],
  });
  for (const [, json = ''] of head.matchAll(dataElement)) JSON.parse(json);
  return head;
}

const dataElement = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu;

const refusedTag = /^FIELD_(?:INVALID|TOO_LONG) tags/;

describe('hostile texts', () => {
  test('are read as they were written, and make nothing of their own of a page', async () => {
    for (const [index, text] of hostileTexts.entries()) {
      const { client } = personOf(index);
      const { id } = await discuss(client, text, { title: text });
      const { id: commentId } = await reply(client, id, text);
      const thread = await readThread(personOf(index + 1).client, id);
      expect([thread?.title, thread?.text]).toEqual([text, text]);
      expect(thread?.comments).toMatchObject([{ id: commentId, text }]);
      expect({ text, foreign: foreignIn(await headFor(id)) }).toEqual({ text, foreign: [] });
    }
  });

  test('of a mail are words', () => {
    for (const text of hostileTexts) {
      const { html } = notificationsMail({
        kind: 'now',
        items: [{ title: text, text, url: '/wiki-forum' }],
        more: 0,
        unsubscribeUrl: 'https://wiki.example.com/unsubscribe',
        isAdministrator: false,
        baseUrl: 'https://wiki.example.com',
        language: 'en',
        name: text,
      });
      const shownRaw = /[<>]/.test(text) && html.includes(text);
      expect({ text, shownRaw }).toEqual({ text, shownRaw: false });
      expect(html).not.toMatch(/<script|<img src=x|<svg\/onload|<iframe/iu);
    }
  });

  test('as a tag are refused or read as they were written', async () => {
    for (const [index, text] of hostileTexts.entries()) {
      const { client } = personOf(index + 3);
      const refused = await refusals(client, 'createDiscussion', written('Text', { tags: [text] }));
      expect([text, refused.filter((each) => !refusedTag.test(each))]).toEqual([text, []]);
    }
  });

  test('of a report are read by administrators as they were written', async () => {
    // A person, whom reports do not hide.
    const id = personOf(0).userId;
    for (const [index, person] of people.slice(1).entries()) {
      const text = hostileTexts[index * 5] ?? '';
      await onCases(person.client, 'report', { kind: 'user', id, reason: 'other', text });
    }
    const { id: caseId } = await openCase(admin.client, id);
    const { moderationCase } = await admin.client.data<{
      moderationCase: { reports: { text: string }[] };
    }>(`{ moderationCase(id: "${caseId}") { reports { text } } }`);
    expect(moderationCase.reports.map(({ text }) => text)).toEqual(
      people.slice(1).map((_person, index) => hostileTexts[index * 5]),
    );
  });
});

describe('documents that are not of the schema', () => {
  const link = (href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  });
  test.each([
    link('javascript:alert(1)'),
    link('JAVASCRIPT:alert(1)'),
    link(' javascript:alert(1)'),
    link('java\tscript:alert(1)'),
    link('data:text/html,<script>alert(1)</script>'),
    link('vbscript:x'),
    link('//x.example'),
    { type: 'doc', content: [{ type: 'html', content: [] }] },
    { type: 'doc', content: [{ type: 'paragraph', attrs: { onclick: 'x' } }] },
    { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] },
    { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 1 }] }] },
    { type: 'doc', content: 'text' },
    { type: 'doc' },
    { ...documentOf('x'), style: 'x' },
    [],
    'text',
    1,
  ])('%j is refused', async (body) => {
    const { client } = personOf(0);
    expect(await refusals(client, 'createDiscussion', { ...written('x'), body })).toEqual([
      expect.stringMatching(/^FIELD_(?:INVALID|REQUIRED) body/) as string,
    ]);
  });
});
