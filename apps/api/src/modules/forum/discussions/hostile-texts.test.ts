import { documentOf, limits, type RichTextDocument } from '@wiki/domain';
import { createDiscussionSchema } from '@wiki/domain/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headOf } from '../../../platform/http/pages/page-meta-head.ts';
import type { TestClient } from '../../../testing/client.ts';
import {
  acceptedTexts,
  hostileTexts,
  inParts,
  naughtyTexts,
} from '../../../testing/samples/hostile-texts.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { openCase, run as onCases } from '../../moderation/cases/case-test-kit.ts';
import { discuss, readThread, refusals, run, written } from '../forum-test-kit.ts';
import { DiscussionModel } from '../forum.model.ts';
import { discussionPage } from './forum-page.ts';

let server: TestServer;
let people: Person[];
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  // Several, for nobody writes so much in an hour, or reports a thing twice.
  people = await Promise.all(Array.from({ length: 64 }, () => buildPerson(server)));
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
    namesLanguage: true,
    subject,
    items: [],
    profiles: [],
  });
  for (const [, json = ''] of head.matchAll(dataElement)) JSON.parse(json);
  return head;
}

const dataElement = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gsu;

/** What a title is taken as; undefined where it is refused. */
const titleOf = (text: string): string | undefined =>
  createDiscussionSchema.safeParse(written('Text', { title: text })).data?.title;

/** A paragraph for each text. */
const paragraphs = (texts: readonly string[]): RichTextDocument => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

const { forum, report } = limits;
const bodiesOf = (client: TestClient, id: string) =>
  client.data<{
    discussion: { body: unknown; text: string; comments: { edges: { node: { body: unknown } }[] } };
  }>(
    'query ($id: ID!) { discussion(id: $id) { body text comments { edges { node { body } } } } }',
    {
      id,
    },
  );

describe('hostile texts', () => {
  test('of a title are read as they were written, and make nothing of their own of a page', async () => {
    const short = hostileTexts.filter((text) => titleOf(text) === text);
    expect(short.length).toBeGreaterThan(280);
    for (const [index, text] of short.entries()) {
      const { client } = personOf(index);
      const { id, title } = await discuss(client, text, { title: text });
      expect(title).toBe(text);
      expect({ text, foreign: foreignIn(await headFor(id)) }).toEqual({ text, foreign: [] });
    }
  });

  test('of a title that are merely odd make nothing of a page either', async () => {
    const { id } = await discuss(personOf(0).client);
    const odd = acceptedTexts.filter((text) => titleOf(text) === text);
    expect(odd.length).toBeGreaterThan(500);
    for (const title of odd) {
      await DiscussionModel.updateOne({ _id: id }, { title });
      expect({ title, foreign: foreignIn(await headFor(id)) }).toEqual({ title, foreign: [] });
    }
  });

  test('of a body, its earlier versions and its comments are read as they were written', async () => {
    for (const [index, texts] of inParts(acceptedTexts, forum.text).entries()) {
      const { client } = personOf(index);
      const body = paragraphs(texts);
      const { id } = await discuss(client, '', { body });
      const comments = inParts(texts, forum.comment).map(paragraphs);
      for (const each of comments) {
        await run(client, 'addDiscussionComment', { discussionId: id, body: each, language: 'en' });
      }
      const { discussion } = await bodiesOf(personOf(index + 1).client, id);
      expect(discussion.body).toEqual(body);
      expect(texts.filter((text) => !discussion.text.includes(text))).toEqual([]);
      expect(discussion.comments.edges.map(({ node }) => node.body)).toEqual(comments);
      await run(client, 'editDiscussion', { discussionId: id, ...written('Something else') });
      const [version] = (await readThread(personOf(index + 1).client, id))?.versions ?? [];
      expect(texts.filter((text) => !version?.text.includes(text))).toEqual([]);
      expect({ id, foreign: foreignIn(await headFor(id)) }).toEqual({ id, foreign: [] });
    }
  });

  test('that cannot be shown are refused with the field named', async () => {
    const refused = naughtyTexts.filter((text) => !acceptedTexts.includes(text));
    expect(refused.length).toBeLessThan(20);
    for (const text of refused) {
      expect([text, await refusals(personOf(0).client, 'createDiscussion', written(text))]).toEqual(
        [text, [expect.stringMatching(/^FIELD_(?:INVALID|REQUIRED) body/) as string]],
      );
    }
  });

  test('as a tag are refused or read as they were written', async () => {
    const tagsOf = (text: string) =>
      createDiscussionSchema.safeParse(written('Text', { tags: [text] }));
    const accepted = naughtyTexts.filter((text) => tagsOf(text).success);
    expect(accepted.filter((text) => /[^\p{L}\p{N}-]/u.test(text))).toEqual([]);
    const parts = inParts(accepted, forum.tag * forum.tags).map((part) => part.slice(0, 5));
    for (const [index, tags] of parts.entries()) {
      const { tags: read } = await discuss(personOf(index + 3).client, 'Text', { tags });
      expect(read).toEqual([...new Set(tags.map((tag) => tag.toLowerCase()))]);
    }
    const refused = await refusals(
      personOf(0).client,
      'createDiscussion',
      written('Text', { tags: ['<script>'] }),
    );
    expect(refused).toEqual([expect.stringMatching(/^FIELD_INVALID tags/) as string]);
  });

  test('of a report are read by administrators as they were written', async () => {
    // People, whom reports do not hide. A case shows fifty reports.
    const texts = inParts(acceptedTexts, report.text).map((part) => part.join('\n'));
    const half = Math.ceil(texts.length / 2);
    for (const [about, some] of [texts.slice(0, half), texts.slice(half)].entries()) {
      const id = personOf(about).userId;
      for (const [index, text] of some.entries()) {
        const { client } = personOf(index + 2);
        await onCases(client, 'report', { kind: 'user', id, reason: 'other', text });
      }
      const { id: caseId } = await openCase(admin.client, id);
      const { moderationCase } = await admin.client.data<{
        moderationCase: { reports: { text: string }[] };
      }>(`{ moderationCase(id: "${caseId}") { reports { text } } }`);
      expect(moderationCase.reports.map(({ text }) => text)).toEqual(some);
    }
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
