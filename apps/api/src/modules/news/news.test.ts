import { documentOf } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../testing/client.ts';
import { watchingCommands } from '../../testing/commands.ts';
import { jobContext } from '../../testing/job-context.ts';
import { commandsOfPages, readBothWays } from '../../testing/lists.ts';
import { callsOf, operation, type ToldError } from '../../testing/mutations.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { JobModel } from '../../platform/jobs/job.model.ts';
import { NewsModel, NewsVersionModel } from './news.model.ts';
import { newsPage, newsSitemap } from './news-page.ts';
import { publishNewsHandler } from './publish-news.job.ts';

const fields = `id slug status version hasChanges dateScheduled datePublished
  text { title { en es } body { en es } } draft { title { en es } }
  versions { number text { title { es } } }`;

interface Item {
  id: string;
  slug: string;
  status: string;
  version: number;
  [field: string]: unknown;
}
interface Answer {
  newsItem: Item | null;
  userErrors: ToldError[];
}

const of = (name: string, input: string) => operation(name, input, `newsItem { ${fields} }`);
const mutations = {
  createNews: of('createNews', 'CreateNewsInput'),
  saveNews: of('saveNews', 'SaveNewsInput'),
  publishNews: of('publishNews', 'NewsIdInput'),
  scheduleNews: of('scheduleNews', 'ScheduleNewsInput'),
  unpublishNews: of('unpublishNews', 'NewsIdInput'),
  deleteNews: of('deleteNews', 'DeleteNewsInput'),
  restoreNews: of('restoreNews', 'NewsIdInput'),
  restoreNewsVersion: of('restoreNewsVersion', 'NewsVersionInput'),
};
const { run, refusals, denial } = callsOf<Answer, keyof typeof mutations>(mutations);

let server: TestServer;
let admin: Person;
let user: Person;
const visitor = () => createClient(server);
const empty = { type: 'doc', content: [] };

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  user = await buildPerson(server);
});
afterAll(() => server.stop());

const itemIn = ({ newsItem, userErrors }: Answer): Item => {
  if (!newsItem) throw new Error(JSON.stringify(userErrors));
  return newsItem;
};

const said = (title: string, more: Record<string, unknown> = {}) => ({
  title: { es: title },
  summary: { es: 'En una frase.' },
  body: { es: documentOf(`Lo que pasó con ${title}.`), en: empty },
  ...more,
});

/** Writes a piece of news that is whole, as a draft. */
async function draft(title: string, more: Record<string, unknown> = {}): Promise<Item> {
  const begun = itemIn(await run(admin.client, 'createNews', { title: { es: title } }));
  const input = { newsId: begun.id, version: begun.version, ...said(title, more) };
  return itemIn(await run(admin.client, 'saveNews', input));
}

const publish = async (title: string, more: Record<string, unknown> = {}): Promise<Item> => {
  const { id } = await draft(title, more);
  return itemIn(await run(admin.client, 'publishNews', { newsId: id }));
};

const read = async (client: TestClient, id: string): Promise<Item | null> =>
  (
    await client.data<{ newsItem: Item | null }>(
      `query ($id: ID!) { newsItem(id: $id) { ${fields} } }`,
      { id },
    )
  ).newsItem;

const published = (newsId: string) =>
  EventModel.countDocuments({ type: 'news.published', 'data.newsId': newsId });

describe('writing', () => {
  test('is for administrators alone', async () => {
    const { id: newsId, version } = await draft('Solo administradores');
    const inputs = {
      createNews: { title: { es: 'A' } },
      saveNews: { newsId, version, ...said('B') },
      publishNews: { newsId },
      scheduleNews: { newsId, datePublished: new Date(Date.now() + 60_000).toISOString() },
      unpublishNews: { newsId },
      deleteNews: { newsId },
      restoreNews: { newsId },
      restoreNewsVersion: { newsId, number: 1 },
    } as const;
    for (const [name, input] of Object.entries(inputs)) {
      const call = name as keyof typeof inputs;
      expect(await denial(visitor(), call, input)).toBe('UNAUTHENTICATED');
      expect(await denial(user.client, call, input)).toBe('FORBIDDEN');
    }
    for (const query of ['{ newsCounts { count } }', '{ managedNews { totalCount } }']) {
      const { errors } = await user.client.request(query);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    expect(await read(admin.client, newsId)).toMatchObject({ status: 'DRAFT', version });
  });

  test('names what is wrong, and changes nothing', async () => {
    const { id: newsId, version } = await draft('Con errores');
    const save = (more: object) =>
      refusals(admin.client, 'saveNews', { newsId, version, ...said('Con errores'), ...more });
    expect(await save({ title: { es: 'x'.repeat(141) } })).toEqual(['FIELD_TOO_LONG title.es']);
    for (const slug of ['Con Espacios', 'camión', 'dos--guiones', '-borde', 'a/b', 'a.b']) {
      expect(await save({ slug })).toEqual(['SLUG_INVALID slug']);
    }
    expect(await save({ slug: 'x'.repeat(201) })).toEqual(['FIELD_TOO_LONG slug']);
    expect(await save({ body: { es: { type: 'html' }, en: empty } })).toEqual([
      'FIELD_INVALID body.es',
    ]);
    expect(await save({ cover: { fileId: '0'.repeat(24) } })).toEqual(['NOT_FOUND cover']);
    expect(await save({ version: version - 1 })).toEqual(['CONFLICT version']);
    const other = await draft('Ocupada');
    expect(await save({ slug: other.slug })).toEqual(['SLUG_IN_USE slug']);
    expect(await read(admin.client, newsId)).toMatchObject({ version });
  });

  test('a language that is begun has to be whole before readers see it', async () => {
    const { id: newsId } = await draft('A medias', { title: { es: 'A medias', en: 'Half' } });
    expect(await refusals(admin.client, 'publishNews', { newsId })).toEqual([
      'FIELD_REQUIRED summary.en',
      'FIELD_REQUIRED body.en',
    ]);
    expect(await read(visitor(), newsId)).toBeNull();
  });

  test('a draft is seen by nobody else, by no path', async () => {
    const { id, slug } = await draft('Secreto de redacción');
    expect(await read(visitor(), id)).toBeNull();
    expect(await read(user.client, id)).toBeNull();
    expect(await newsPage(slug, 'es', server.config)).toBeNull();
    for (const path of [`/news/${slug}`, '/news', '/news/rss.es.xml', '/sitemaps/news/first.xml']) {
      const text = await (await fetch(server.url + path)).text();
      expect(text).not.toContain('Secreto de redacción');
      expect(text).not.toContain('<loc>' + server.url + `/news/${slug}`);
    }
  });
});

describe('publishing', () => {
  test('shows it to everybody, tells of it once, and keeps a version each time', async () => {
    const { id, slug } = await publish('Primera');
    expect(await published(id)).toBe(1);
    expect(await read(visitor(), id)).toMatchObject({
      status: 'PUBLISHED',
      draft: null,
      version: null,
      versions: [],
      text: { title: { es: 'Primera' } },
    });
    const { version } = (await read(admin.client, id)) ?? { version: 0 };
    const second = { newsId: id, version, ...said('Segunda') };
    const moved = { ...second, slug: 'otra-parte' };
    expect(await refusals(admin.client, 'saveNews', moved)).toEqual(['SLUG_FIXED slug']);
    await run(admin.client, 'saveNews', second);
    // What is only saved is not what readers see.
    expect(await read(visitor(), id)).toMatchObject({ text: { title: { es: 'Primera' } } });
    expect(await read(admin.client, id)).toMatchObject({ hasChanges: true, slug });
    await run(admin.client, 'publishNews', { newsId: id });
    expect(await read(visitor(), id)).toMatchObject({ text: { title: { es: 'Segunda' } } });
    expect(await read(admin.client, id)).toMatchObject({
      versions: [
        { number: 2, text: { title: { es: 'Segunda' } } },
        { number: 1, text: { title: { es: 'Primera' } } },
      ],
    });
    expect(await published(id)).toBe(1);

    await run(admin.client, 'restoreNewsVersion', { newsId: id, number: 1 });
    expect(await read(admin.client, id)).toMatchObject({
      draft: { title: { es: 'Primera' } },
      text: { title: { es: 'Segunda' } },
    });
    expect(await refusals(admin.client, 'restoreNewsVersion', { newsId: id, number: 9 })).toEqual([
      'NOT_FOUND number',
    ]);
  });

  test('pressed many times at once it happens once', async () => {
    const { id: newsId } = await draft('Muchas veces');
    await Promise.all(
      Array.from({ length: 6 }, () =>
        admin.client.request(mutations.publishNews, { input: { newsId } }),
      ),
    );
    expect(await published(newsId)).toBe(1);
    const numbers = (await NewsVersionModel.find({ newsId }).lean()).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('is withdrawn, deleted and brought back', async () => {
    const { id: newsId } = await publish('Va y viene');
    const step = (name: 'unpublishNews' | 'deleteNews' | 'restoreNews' | 'publishNews') =>
      refusals(admin.client, name, { newsId });
    expect(await step('unpublishNews')).toEqual([]);
    expect(await read(visitor(), newsId)).toBeNull();
    expect(await step('unpublishNews')).toEqual(['ILLEGAL_TRANSITION']);
    expect(await step('deleteNews')).toEqual([]);
    expect(await step('publishNews')).toEqual(['ILLEGAL_TRANSITION']);
    expect(await step('restoreNews')).toEqual([]);
    expect(await step('restoreNews')).toEqual(['ILLEGAL_TRANSITION']);
    expect(await read(admin.client, newsId)).toMatchObject({ status: 'DRAFT' });
    await step('deleteNews');
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    await NewsModel.updateOne({ _id: newsId }, { $set: { dateRemoved: longAgo } });
    expect(await step('restoreNews')).toEqual(['ILLEGAL_TRANSITION']);
  });
});

describe('scheduling', () => {
  const inAMinute = () => new Date(Date.now() + 60_000).toISOString();
  /** What the job does when its time has come, several times at once. */
  const wake = async (newsId: string, times = 1) => {
    const jobs = await JobModel.find({ 'payload.newsId': newsId }).lean();
    await Promise.allSettled(
      jobs.flatMap((job) =>
        Array.from({ length: times }, () => publishNewsHandler.run(job, jobContext(server.config))),
      ),
    );
  };
  const arrive = (newsId: string) =>
    NewsModel.updateOne({ _id: newsId }, { $set: { dateScheduled: new Date(Date.now() - 1) } });

  test('publishes at its time and not before, once under races', async () => {
    const { id: newsId } = await draft('A su hora');
    expect(
      await refusals(admin.client, 'scheduleNews', {
        newsId,
        datePublished: new Date(0).toISOString(),
      }),
    ).toEqual(['INVALID_DATE datePublished']);
    await run(admin.client, 'scheduleNews', { newsId, datePublished: inAMinute() });
    await wake(newsId);
    expect(await read(visitor(), newsId)).toBeNull();
    await arrive(newsId);
    await wake(newsId, 5);
    expect(await read(visitor(), newsId)).toMatchObject({ status: 'PUBLISHED' });
    await wake(newsId, 3);
    expect(await published(newsId)).toBe(1);
    expect(await NewsVersionModel.countDocuments({ newsId })).toBe(1);
  });

  test('taken back it does not happen; what was emptied meanwhile waits as a draft', async () => {
    const { id: newsId } = await draft('Cancelada');
    await run(admin.client, 'scheduleNews', { newsId, datePublished: inAMinute() });
    await run(admin.client, 'unpublishNews', { newsId });
    await arrive(newsId);
    await wake(newsId);
    expect(await read(visitor(), newsId)).toBeNull();

    await run(admin.client, 'scheduleNews', { newsId, datePublished: inAMinute() });
    const { version } = (await read(admin.client, newsId)) ?? { version: 0 };
    const input = { newsId, version, ...said('Cancelada', { body: { es: empty, en: empty } }) };
    await run(admin.client, 'saveNews', input);
    await arrive(newsId);
    await wake(newsId);
    expect(await read(admin.client, newsId)).toMatchObject({
      status: 'DRAFT',
      dateScheduled: null,
    });
    expect(await published(newsId)).toBe(0);
  });

  test('is done by the server itself', async () => {
    const { id: newsId } = await draft('Por sí sola');
    const at = new Date(Date.now() + 400).toISOString();
    await run(admin.client, 'scheduleNews', { newsId, datePublished: at });
    await expect
      .poll(async () => (await read(visitor(), newsId))?.status, { timeout: 20_000 })
      .toBe('PUBLISHED');
  });
});

describe('readers', () => {
  test('read the list both ways, in as many commands for one as for many', async () => {
    for (const title of ['Uno', 'Dos', 'Tres', 'Cuatro']) await publish(title);
    const { forwards, backwards } = await readBothWays(visitor(), 'news');
    expect(backwards).toEqual(forwards);
    expect(forwards.length).toBeGreaterThan(3);
    expect((await readBothWays(admin.client, 'managedNews')).forwards.length).toBeGreaterThan(
      forwards.length,
    );
    const { ofOne, ofMany } = await commandsOfPages(
      ['news', 'newsVersions', 'files', 'users'],
      (first) =>
        visitor().data(
          `{ news(first: ${first}) { edges { node { author { id } versions { id } text { cover { url } images { url } } } } } }`,
        ),
    );
    expect(ofMany).toBe(ofOne);
  });

  test.each(['rss', 'atom'] as const)('subscribe to %s in each language', async (format) => {
    await publish('Comillas "y" <etiquetas> & más');
    for (const language of ['en', 'es']) {
      const answer = await fetch(`${server.url}/news/${format}.${language}.xml`);
      expect(answer.headers.get('content-type')).toContain(`application/${format}+xml`);
      const text = await answer.text();
      expect(text).toContain('Comillas &quot;y&quot; &lt;etiquetas&gt; &amp; más');
      expect(text).toContain(`/news/${format}.${language}.xml`);
      // Every element is closed in its order: nothing that people write breaks the document.
      const open: string[] = [];
      const crossed: string[] = [];
      for (const [, slash, name = '', self] of text.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
        if (!slash && !self) open.push(name);
        if (slash && open.pop() !== name) crossed.push(name);
      }
      expect(crossed).toEqual([]);
      expect(open).toEqual([]);
    }
    for (const path of ['rss.fr.xml', 'json.es.xml']) {
      expect((await fetch(`${server.url}/news/${path}`)).status).toBe(404);
    }
  });

  test('and search engines are told what it is', async () => {
    const { slug } = await publish('Estructurada', {
      title: { es: 'Estructurada' },
    });
    expect(await newsPage(slug, 'en', server.config)).toMatchObject({
      title: 'Estructurada',
      type: 'article',
      data: { '@type': 'NewsArticle', inLanguage: 'es', headline: 'Estructurada' },
      feeds: [{ type: 'application/rss+xml' }, { type: 'application/atom+xml' }],
    });
    const entries = await newsSitemap.read(null, 1_000);
    expect(entries?.map(({ path }) => path)).toContain(`/news/${slug}`);
  });
});
