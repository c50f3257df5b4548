import { weaveSvg, type WeavePalette } from '@wiki/ui/weave';
import { matchPage } from '@wiki/domain';
import type { Express } from 'express';
import sharp from 'sharp';
import type { Config } from '../../../config.ts';
import { shareSize } from '../../files/image-processing.ts';
import { limitRequests } from '../security/limit-requests.ts';
import type { PageImage, PageMetaReaders } from './page-meta.ts';

/** What a weave is drawn from. */
export interface Artwork {
  seed: string;
  palette: WeavePalette;
}

/** How long a weave may be kept by others, in seconds: what is hidden is gone a day later. */
const keptSeconds = 86_400;

/** Weaves kept in memory, of some 20 kB each. */
const mostKept = 200;

const ofSite: Artwork = { seed: 'wiki-empresarios', palette: 'jade' };

/** The weave of the thing at a path, or of the site for null, as a picture for previews. */
export const artworkImage = (path: string | null, alt: string, baseUrl: string): PageImage => ({
  url: `${baseUrl}/artwork${path ?? '/site'}.png`,
  ...shareSize,
  alt,
});

/**
 * `GET /artwork/products/<id>.png` and the like: the weave that the client shows of the thing at that
 * path, for previews; `/artwork/site.png` that of all other pages. What not everybody may see has none.
 */
export function serveArtwork(app: Express, config: Config, subjects: PageMetaReaders): void {
  const draw = createDrawing();
  app.get(/^\/artwork(\/.+)\.png$/, limitRequests('artwork'), async (request, response) => {
    const path = String(request.params[0]);
    const artwork = path === '/site' ? ofSite : await artworkAt(path, config, subjects);
    if (!artwork) {
      response.status(404).type('text').send('Not found');
      return;
    }
    response
      .set('Cache-Control', `public, max-age=${keptSeconds}`)
      .type('png')
      .send(await draw(artwork));
  });
}

async function artworkAt(
  pathname: string,
  config: Config,
  subjects: PageMetaReaders,
): Promise<Artwork | undefined> {
  const page = matchPage(pathname);
  const id = pathname.split('/').at(-1) ?? '';
  const subject = page && (await subjects[page]?.(id, 'en', config));
  return subject === 'gone' ? undefined : subject?.artwork;
}

/** Draws each weave once while it is among the last that were asked for. */
function createDrawing(): (artwork: Artwork) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return ({ seed, palette }) => {
    const key = `${palette} ${seed}`;
    const drawn = kept.get(key) ?? pngOf({ seed, palette });
    kept.delete(key);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
}

function pngOf({ seed, palette }: Artwork): Promise<Buffer> {
  const { width, height } = shareSize;
  const svg = weaveSvg(seed, { palette, columns: 10, rows: 6, ratio: width / height });
  return sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'cover' })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
