import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton, WeaveArt } from '@wiki/ui';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import type { ListingDetailsFragment } from '../../gql/listing-parts.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { useDialogAddress } from '../../lib/use-dialog-address.ts';
import { acrossPhone, Picture } from '../../components/files/picture.tsx';
import classes from './listing-gallery.module.css';

const PictureViewer = lazyPart(() => import('./picture-viewer.tsx'), 'PictureViewer');

export interface ListingGalleryProps {
  listing: Pick<ListingDetailsFragment, 'allImages' | 'artwork' | 'name'>;
}

/** In the address while the pictures are open large. */
const pictures = 'pictures';

const sizes = `(max-width: 40em) ${acrossPhone}, (max-width: 56em) 100vw, 660px`;

/** The pictures of a listing: by swipe, arrow key or button, each to be opened large. */
export function ListingGallery({ listing: { allImages, artwork, name } }: ListingGalleryProps) {
  const { t } = useLingui();
  const localized = useLocalized();
  const title = localized(name);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  // In the address, so that Back closes it.
  const dialog = useDialogAddress();
  const isOpen = dialog.open?.act === pictures;
  const count = allImages.length;
  if (count === 0) {
    return (
      <div className={classes.frame}>
        <WeaveArt
          seed={artwork.seed}
          palette={artwork.palette}
          label={t`Woven pattern representing ${title}`}
        />
      </div>
    );
  }
  const place = index + 1;
  const art = <WeaveArt seed={artwork.seed} palette={artwork.palette} />;
  const show = (next: number) => {
    const list = track.current;
    if (!list || next < 0 || next >= count) return;
    list.scrollTo({ left: next * list.clientWidth });
    setIndex(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    show(index + step);
    const next = track.current?.children[index + step];
    next?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <section aria-label={t`Pictures`} className={classes.gallery}>
        <div className={classes.frame}>
          <ul
            ref={track}
            className={classes.track}
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setIndex(Math.min(count - 1, Math.round(scrollLeft / Math.max(1, clientWidth))))
            }
          >
            {allImages.map((image, position) => {
              const number = position + 1;
              const words = localized(image.alt) || t`Picture ${number} of ${title}`;
              return (
                <li key={image.fileId}>
                  <button
                    type="button"
                    className={classes.picture}
                    aria-label={t`Enlarge: ${words}`}
                    tabIndex={position === index ? 0 : -1}
                    onKeyDown={onKeyDown}
                    onClick={() => dialog.show(pictures)}
                  >
                    <Picture
                      image={image}
                      sizes={sizes}
                      alt={words}
                      isFirst={position === 0}
                      instead={art}
                    />
                  </button>
                </li>
              );
            })}
          </ul>
          {count > 1 && (
            <>
              <span className={classes.before}>
                <IconButton
                  label={t`Previous picture`}
                  look="floating"
                  disabled={index === 0}
                  onClick={() => show(index - 1)}
                >
                  <IconChevronLeft size={22} stroke={1.75} aria-hidden />
                </IconButton>
              </span>
              <span className={classes.after}>
                <IconButton
                  label={t`Next picture`}
                  look="floating"
                  disabled={place === count}
                  onClick={() => show(index + 1)}
                >
                  <IconChevronRight size={22} stroke={1.75} aria-hidden />
                </IconButton>
              </span>
              <output className={classes.place}>
                {place} / {count}
              </output>
            </>
          )}
        </div>
        {count > 1 && (
          <ul className={classes.thumbs}>
            {allImages.map((image, position) => {
              const number = position + 1;
              return (
                <li key={image.fileId}>
                  <button
                    type="button"
                    aria-label={t`Show picture ${number}`}
                    aria-current={position === index}
                    onClick={() => show(position)}
                  >
                    <Picture image={image} sizes="80px" alt="" instead={art} />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </section>
      {isOpen && (
        <Suspense>
          <PictureViewer pictures={allImages} first={index} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
