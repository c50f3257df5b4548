import type { Config } from '../../config.ts';
import { NotPublicError, readPublicPage } from '../../platform/http/pages/read-public-page.ts';
import { keyOf, LinkPreviewModel, type LinkPreviewRecord } from './link-preview.model.ts';
import { wordsOfPage } from './words-of-page.ts';

/** What was found stays so long, and that nothing was found, in milliseconds. */
const kept = 14 * 24 * 3_600_000;
const keptEmpty = 24 * 3_600_000;

/** How pages are read; tests play the internet. */
let readPage = readPublicPage;

/** Reads pages in another way from now on; the answer takes it back. */
export function readPagesWith(reader: typeof readPublicPage): () => void {
  readPage = reader;
  return () => {
    readPage = readPublicPage;
  };
}

/**
 * What the page at an address says of itself: as kept, else read now and kept. Null where previews are
 * switched off, where the page is not of the open internet and where it says nothing.
 * @param isLastTry whether a page that does not answer is left at that, and not asked by others for a while
 * @throws when the page does not answer: it may be tried again
 */
export async function previewOf(
  url: string,
  config: Pick<Config, 'linkPreviews'>,
  signal: AbortSignal,
  isLastTry: boolean,
): Promise<LinkPreviewRecord | null> {
  if (!config.linkPreviews) return null;
  const _id = keyOf(url);
  const known = await LinkPreviewModel.findById(_id).lean();
  if (known) return known.title === null ? null : known;
  const page = await readPage(url, signal).catch((error: unknown) => {
    if (error instanceof NotPublicError || (isLastTry && !signal.aborted)) return null;
    throw error;
  });
  const words = page
    ? wordsOfPage(page.html, page.url)
    : { site: '', title: null, description: null };
  const expiresAt = new Date(Date.now() + (words.title === null ? keptEmpty : kept));
  const preview = { _id, url, ...words, expiresAt };
  await LinkPreviewModel.updateOne({ _id }, { $set: preview }, { upsert: true });
  return words.title === null ? null : preview;
}
