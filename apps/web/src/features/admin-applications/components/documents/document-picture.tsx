import { useLingui } from '@lingui/react/macro';
import { IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { IconButton } from '@wiki/ui';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import classes from './document-picture.module.css';

/** How large it is shown, as parts of the width there is. */
const zooms = [1, 1.5, 2, 3] as const;
const turns = 4;
/** What is larger than its place is moved about by arrow keys, which needs the focus. */
const scrolledByKeys = { tabIndex: 0 } as const;

/** A picture of a document: made larger and moved about in its place, and turned as it was held. */
export function DocumentPicture({ url, name }: { url: string; name: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  const [size, setSize] = useState({ width: 4, height: 3 });
  const isOnItsSide = turn % 2 === 1;
  const { width, height } = size;
  return (
    <>
      <div className={classes.tools}>
        <IconButton
          label={t`Zoom out`}
          disabled={zoom === 0}
          onClick={() => setZoom(Math.max(0, zoom - 1))}
        >
          <IconZoomOut size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <output>{format.percent(zooms[zoom] ?? 1)}</output>
        <IconButton
          label={t`Zoom in`}
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
        >
          <IconZoomIn size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={t`Rotate`} onClick={() => setTurn((turn + 1) % turns)}>
          <IconRotateClockwise size={22} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <section className={classes.window} aria-label={name} {...scrolledByKeys}>
        <div
          className={classes.sheet}
          style={{
            width: `${(zooms[zoom] ?? 1) * 100}%`,
            aspectRatio: isOnItsSide ? `${height} / ${width}` : `${width} / ${height}`,
          }}
        >
          <img
            src={url}
            alt={name}
            data-side={isOnItsSide || undefined}
            style={{ rotate: `${turn * 90}deg` }}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth > 0) setSize({ width: naturalWidth, height: naturalHeight });
            }}
          />
        </div>
      </section>
    </>
  );
}
