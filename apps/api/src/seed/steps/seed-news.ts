import { slugOf } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { seedNews as writeNews } from '../../modules/news/index.ts';
import { newsOfNetwork } from '../data/content/news-network.ts';
import { newsOfRegion } from '../data/content/news-region.ts';
import type { DemoNews } from '../data/content/news-types.ts';
import { day, demoId, hour } from '../demo/demo-id.ts';
import { editorialImage, insertEditorial } from '../demo/demo-editorial.ts';
import { documentFromLines } from '../demo/demo-rich-text.ts';
import { writeOnce } from '../once.ts';

/** The news of the demonstration, as they were written. */
export const demoNews: readonly DemoNews[] = [...newsOfNetwork, ...newsOfRegion];

const pictures = demoNews.map(({ key, subject, palette }) => ({
  key: `news-${key}`,
  subject,
  palette,
  usedBy: `news:${demoId('news', key).toHexString()}` as const,
}));

/** Writes the news: published over the last months, one for later, one that is a draft. */
export async function seedNews(config: Config, now: number): Promise<void> {
  await insertEditorial(config, pictures);
  await writeOnce('news', async () => {
    for (const item of demoNews) await write(item, now);
  });
}

async function write({ key, title, summary, subject, days, ...item }: DemoNews, now: number) {
  const { status = 'PUBLISHED', en, es } = item;
  const date = status === 'SCHEDULED' ? now + days * day : now - days * day - 3 * hour;
  await writeNews({
    _id: demoId('news', key),
    slug: slugOf(title.es ?? key),
    authorId: demoId('user', 'valentina').toHexString(),
    status,
    date: new Date(date),
    text: {
      title,
      summary,
      body: { en: documentFromLines(en), es: documentFromLines(es) },
      cover: editorialImage({ key: `news-${key}`, subject }),
    },
  });
}
