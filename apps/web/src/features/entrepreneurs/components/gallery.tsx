import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { Picture } from '../../../components/files/picture.tsx';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import type { PublicBusiness } from '../public-business.ts';
import classes from './gallery.module.css';

const PictureViewer = lazyPart(
  () => import('../../../domains/listing-parts/picture-viewer.tsx'),
  'PictureViewer',
);

/** The pictures of a business, each to be opened large. */
export function Gallery({ pictures }: { pictures: PublicBusiness['gallery'] }) {
  const { t } = useLingui();
  const localized = useLocalized();
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className={classes.title}>
        <Trans>Pictures</Trans>
      </h2>
      <ul className={classes.grid}>
        {pictures.map((picture, index) => {
          const place = index + 1;
          const alt = localized(picture.alt);
          return (
            <li key={picture.fileId}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={alt ? t`Open picture ${place}: ${alt}` : t`Open picture ${place}`}
                onClick={() => setOpened(index)}
              >
                <Picture image={picture} sizes="(max-width: 40em) 50vw, 240px" alt="" />
              </button>
            </li>
          );
        })}
      </ul>
      {opened !== null && (
        <Suspense>
          <PictureViewer pictures={pictures} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  );
}
