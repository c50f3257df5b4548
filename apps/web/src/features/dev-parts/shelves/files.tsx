import { useEffect, useState } from 'react';
import { CropDialog } from '../../../components/files/crop-dialog.tsx';
import { DocumentButton } from '../../../components/files/document-button.tsx';
import { AltFields } from '../../../components/files/fields/alt-fields.tsx';
import { AvatarField } from '../../../components/files/fields/avatar-field.tsx';
import { DocumentField } from '../../../components/files/fields/document-field.tsx';
import { ImageField } from '../../../components/files/fields/image-field.tsx';
import { ImageListField } from '../../../components/files/fields/image-list-field.tsx';
import { Picture } from '../../../components/files/picture.tsx';
import { RowPicture } from '../../../components/files/row-picture.tsx';
import { UploadRows } from '../../../components/files/upload-rows.tsx';
import { ViewFile } from '../../../components/files/view-file.tsx';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import classes from '../parts.module.css';
import { Held, nothing, Opens, type Specimens } from '../specimens.tsx';
import { picture } from '../fixtures.ts';

const document: FileValue = {
  fileId: 'document',
  name: 'rut.pdf',
  byteSize: 2_000,
  contentType: 'application/pdf',
};
const photo: FileValue = {
  fileId: picture.fileId,
  name: 'lamp.jpg',
  byteSize: 40_000,
  contentType: 'image/jpeg',
  image: picture,
};
const second: FileValue = { ...photo, fileId: 'second', name: 'shelf.jpg' };
const error = 'Choose a file';
const refused = () => Promise.resolve({ url: null, userErrors: [{ code: 'NOT_FOUND' }] });

function Documents({ initial, error: wrong }: { initial: FileValue[]; error?: string }) {
  return (
    <Held initial={initial}>
      {(value, hold) => (
        <DocumentField
          name="documents"
          label="Documents"
          purpose="APPLICATION_DOCUMENT"
          error={wrong}
          value={value}
          onChange={hold}
        />
      )}
    </Held>
  );
}

function Single({ initial, error: wrong }: { initial: FileValue | null; error?: string }) {
  return (
    <Held initial={initial}>
      {(value, hold) => (
        <ImageField
          name="cover"
          label="Cover"
          shape="wide"
          purpose="COVER"
          error={wrong}
          value={value}
          onChange={hold}
        />
      )}
    </Held>
  );
}

function Several({ initial, error: wrong }: { initial: FileValue[]; error?: string }) {
  return (
    <Held initial={initial}>
      {(value, hold) => (
        <ImageListField
          name="pictures"
          label="Pictures"
          purpose="BUSINESS_IMAGE"
          max={3}
          hasPrimary
          hasAlt
          error={wrong}
          value={value}
          onChange={hold}
        />
      )}
    </Held>
  );
}

/** A drawing as a picture that somebody chose. */
async function drawing(): Promise<ImageBitmap> {
  const canvas = Object.assign(window.document.createElement('canvas'), {
    width: 800,
    height: 500,
  });
  const context = canvas.getContext('2d');
  for (const [index, color] of ['#0f6b4f', '#e8b04a', '#c9563c'].entries()) {
    if (!context) break;
    context.fillStyle = color;
    context.fillRect(index * 260, 0, 280, 500);
  }
  return createImageBitmap(canvas);
}

function Crop({ onClose }: { onClose: () => void }) {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    void drawing().then(setBitmap);
  }, []);
  return bitmap && <CropDialog bitmap={bitmap} name="me.png" onDone={onClose} onClose={onClose} />;
}

const items = {
  waiting: { state: 'waiting', progress: 0 },
  sending: { state: 'sending', progress: 0.4 },
  checking: { state: 'checking', progress: 1 },
  failed: { state: 'failed', progress: 0.4, problem: { code: 'NETWORK' } },
  refused: { state: 'failed', progress: 0, problem: { code: 'FILE_TOO_LARGE', maxBytes: 5e6 } },
} as const;

/** Files: chosen, on their way, stored, shown. */
export const files: Specimens = {
  DocumentField: {
    empty: <Documents initial={[]} />,
    filled: <Documents initial={[document]} />,
    invalid: <Documents initial={[]} error={error} />,
  },
  ImageField: {
    empty: <Single initial={null} />,
    filled: <Single initial={photo} />,
    invalid: <Single initial={null} error={error} />,
  },
  ImageListField: {
    empty: <Several initial={[]} />,
    filled: <Several initial={[photo, second]} />,
    invalid: <Several initial={[]} error={error} />,
  },
  AvatarField: {
    empty: (
      <AvatarField
        name="avatar"
        label="Your picture"
        personName="Ana Gil"
        personId="1"
        src={null}
        onChange={nothing}
      />
    ),
    invalid: (
      <AvatarField
        name="avatar"
        label="Your picture"
        personName="Ana Gil"
        personId="1"
        src={null}
        error={error}
        onChange={nothing}
      />
    ),
  },
  AltFields: {
    empty: (
      <Held<FileValue['alt']> initial={null}>
        {(value, hold) => (
          <AltFields
            labels={{ en: 'What it shows, in English', es: 'What it shows, in Spanish' }}
            value={value}
            onChange={hold}
          />
        )}
      </Held>
    ),
  },
  CropDialog: {
    closed: <Opens label="picture to crop">{(close) => <Crop onClose={close} />}</Opens>,
  },
  UploadRows: Object.fromEntries(
    Object.entries(items).map(([state, item]) => [
      state,
      <ul key={state} className={classes.list}>
        <UploadRows
          upload={{
            items: [{ ...item, key: state, name: `${state}.jpg`, byteSize: 90_000 }],
            cancel: nothing,
            retry: nothing,
          }}
          isImage
        />
      </ul>,
    ]),
  ),
  Picture: {
    shown: <Picture image={picture} sizes="280px" />,
    'not found': (
      <Picture
        image={{ ...picture, fileId: 'lost', url: 'data:image/png,lost', sources: [] }}
        sizes="280px"
        instead={<p>There is no picture</p>}
      />
    ),
  },
  RowPicture: {
    filled: <RowPicture image={picture} name="Sierra" seed="1" />,
    empty: <RowPicture image={null} name="Sierra" seed="1" />,
  },
  ViewFile: { closed: <ViewFile fileId="document" name="rut.pdf" /> },
  DocumentButton: { closed: <DocumentButton create={refused}>Receipt</DocumentButton> },
};
