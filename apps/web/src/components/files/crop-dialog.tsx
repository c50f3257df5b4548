import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '@wiki/ui';
import { drawPicture } from '../../lib/uploads/compress-image.ts';
import { Dialog, DialogActions } from '../overlays/dialog.tsx';
import { type Crop, maxZoom, rectangleOf, wholeOf, within } from './crop.ts';
import { CropView } from './crop-view.tsx';
import classes from './fields/avatar-field.module.css';

/** Side of the largest avatar, in pixels; smaller pictures are not blown up. */
const largestSide = 800;
/** The cut is compressed once more before it is sent: a first pass must not show. */
const cutQuality = 0.95;

export interface CropDialogProps {
  bitmap: ImageBitmap;
  name: string;
  /** Gives the square that was chosen, as a JPEG file. */
  onDone: (file: File) => void;
  onClose: () => void;
}

/** Chooses the square of a picture that is shown. */
export function CropDialog({ bitmap, name, onDone, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState<Crop>(() => wholeOf(bitmap));
  const zoomId = useId();

  const finish = async () => {
    const rectangle = rectangleOf(bitmap, crop);
    const side = Math.min(largestSide, rectangle.width);
    const plan = { width: side, height: side, contentType: 'image/jpeg', crop: rectangle };
    const blob = await drawPicture(bitmap, plan, cutQuality);
    onDone(new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type }));
  };

  return (
    <Dialog title={t`Crop your picture`} onClose={onClose}>
      <div className={classes.crop}>
        <CropView
          bitmap={bitmap}
          crop={crop}
          label={t`Your picture. Drag it, or move it with the arrow keys; plus and minus change its size.`}
          onChange={setCrop}
        />
        <label className={classes.zoom} htmlFor={zoomId}>
          <Trans>Size</Trans>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={maxZoom}
            step={0.01}
            value={crop.zoom}
            onChange={({ currentTarget }) =>
              setCrop(within(bitmap, { ...crop, zoom: currentTarget.valueAsNumber }))
            }
          />
        </label>
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={() => void finish()}>
          <Trans>Use this picture</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
