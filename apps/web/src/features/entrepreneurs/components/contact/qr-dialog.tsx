import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '@wiki/ui';
import { Dialog, DialogActions } from '../../../../components/overlays/dialog.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { cardSize, drawQrCard } from '../../draw-qr-card.ts';
import { withoutScheme } from '../../links.ts';
import { placeOf } from '../../../../lib/format/place-of.ts';
import type { PublicBusiness } from '../../public-business.ts';
import { qrModules } from '../../qr-modules.ts';
import classes from './qr-dialog.module.css';

export interface QrDialogProps {
  business: PublicBusiness;
  /** Where the code leads. */
  url: string;
  onClose: () => void;
}

/** A woven card with the QR code of a profile, to show, print or send. */
export function QrDialog({ business, url, onClose }: QrDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { name, artwork } = business;
  const place = placeOf(business, format);
  const code = useMemo(() => qrModules(url), [url]);

  useEffect(() => {
    let isOver = false;
    const draw = () => {
      const context = canvas.current?.getContext('2d');
      if (context && !isOver) {
        drawQrCard(context, {
          name,
          place,
          site: withoutScheme(new URL(url).origin),
          artwork,
          code,
        });
      }
    };
    draw();
    // The typefaces may still be on their way.
    void document.fonts.ready.then(draw);
    return () => {
      isOver = true;
    };
  }, [name, place, url, artwork, code]);

  const download = () =>
    canvas.current?.toBlob((blob) => {
      if (!blob) return;
      const address = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = address;
      link.download = `${name} - QR.png`;
      link.click();
      URL.revokeObjectURL(address);
    }, 'image/png');

  return (
    <Dialog title={t`QR card`} onClose={onClose}>
      <p className={classes.text}>
        <Trans>Scan this code with a phone to open {name}’s profile.</Trans>
      </p>
      <canvas ref={canvas} {...cardSize} className={classes.card}>
        <Trans>Woven card with the QR code of {name}</Trans>
      </canvas>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
          onClick={download}
        >
          <Trans>Download the card</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
