import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FileValue } from '../../../lib/uploads/file-value.ts';
import { type Answer, renderPart } from '../../../testing/render-part.tsx';
import { AvatarField } from './avatar-field.tsx';
import { DocumentField } from './document-field.tsx';
import { ImageField } from './image-field.tsx';
import { ImageListField } from './image-list-field.tsx';

const stored: FileValue = {
  fileId: 'f1',
  name: 'rut.pdf',
  byteSize: 2_000,
  contentType: 'application/pdf',
};

interface Shown {
  /** What the field holds when it is opened. */
  initial: FileValue[];
  onBusyChange?: (isBusy: boolean) => void;
}

const props = { name: 'files', label: 'Files' };

/** Each field of files, holding what it is given. */
const fields = {
  document: function Documents({ initial, onBusyChange }: Shown) {
    const [value, setValue] = useState(initial);
    return (
      <DocumentField
        {...props}
        purpose="APPLICATION_DOCUMENT"
        value={value}
        onChange={setValue}
        {...(onBusyChange ? { onBusyChange } : {})}
      />
    );
  },
  picture: function Single({ initial, onBusyChange }: Shown) {
    const [value, setValue] = useState<FileValue | null>(initial[0] ?? null);
    return (
      <ImageField
        {...props}
        purpose="LOGO"
        value={value}
        onChange={setValue}
        {...(onBusyChange ? { onBusyChange } : {})}
      />
    );
  },
  pictures: function Several({ initial, onBusyChange }: Shown) {
    const [value, setValue] = useState(initial);
    return (
      <ImageListField
        {...props}
        purpose="BUSINESS_IMAGE"
        max={3}
        hasAlt={false}
        value={value}
        onChange={setValue}
        {...(onBusyChange ? { onBusyChange } : {})}
      />
    );
  },
};

/** Bytes that arrive as soon as they are sent. */
class Sent extends EventTarget {
  readonly status = 200;
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Sent);
  // Nothing is cut to a square here: what is no picture goes the way of every file.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture.')));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const rules = { contentTypes: ['application/pdf'], maxBytes: 5_000_000 };
const forever = new Promise<never>(() => undefined);

/** The server of uploads: `request` says what becomes of an announced file. */
const server =
  (request: () => Promise<Record<string, unknown>>): Answer =>
  (_variables, operation) => {
    switch (operation) {
      case 'UploadRules':
        return Promise.resolve({
          uploadRules: {
            __typename: 'UploadRules',
            ...rules,
            advisedWidth: null,
            advisedHeight: null,
          },
        });
      case 'RequestUpload':
        return request();
      case 'CompleteUpload':
        return Promise.resolve({
          completeUpload: {
            file: {
              __typename: 'File',
              id: 'f2',
              name: 'license.pdf',
              byteSize: 9,
              contentType: 'application/pdf',
              image: null,
            },
            userErrors: [],
          },
        });
      default:
        return Promise.resolve({ removeFile: { userErrors: [] } });
    }
  };

const taken = () =>
  Promise.resolve({
    requestUpload: {
      file: { __typename: 'File', id: 'f2' },
      target: { url: '/there', method: 'PUT', headers: [] },
      userErrors: [],
    },
  });
const refusedWith = (code: string) => () =>
  Promise.resolve({
    requestUpload: { file: null, target: null, userErrors: [{ code, field: null }] },
  });

const pdf = () => new File(['%PDF-1.4'], 'license.pdf', { type: 'application/pdf' });
const picker = () => {
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place to choose files.');
  return input;
};
const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(picker(), file);

describe.each(Object.entries(fields))('a field of %s', (_kind, Field) => {
  test('empty: offers to choose, and says what is taken', async () => {
    renderPart(<Field initial={[]} />, { answer: server(taken) });
    expect(await screen.findByText(/^Choose (a picture|pictures|documents)$/)).toBeTruthy();
    expect(await screen.findByText(/5 MB/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(picker().accept).toBe('application/pdf'));
  });

  test('uploading: shows how far it is, tells the form, and can be given up', async () => {
    const onBusyChange = vi.fn<(isBusy: boolean) => void>();
    renderPart(<Field initial={[]} onBusyChange={onBusyChange} />, {
      answer: server(() => forever),
    });
    await screen.findByText(/5 MB/);
    await choose(pdf());
    expect(await screen.findByRole('progressbar', { name: 'Uploading license.pdf' })).toBeTruthy();
    await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of license.pdf' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith(false));
  });

  test('failed: says why; what may help is tried again, what is refused for good is not', async () => {
    let isLost = true;
    const request = () => (isLost ? Promise.reject(new TypeError('Failed to fetch')) : taken());
    const first = renderPart(<Field initial={[]} />, { answer: server(request) });
    await screen.findByText(/5 MB/);
    await choose(pdf());
    expect((await screen.findByRole('alert')).textContent).toMatch(/There’s no connection/);
    isLost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try license.pdf again' }));
    expect(await screen.findByText('license.pdf has been uploaded.')).toBeTruthy();
    first.unmount();

    renderPart(<Field initial={[]} />, { answer: server(refusedWith('FILE_TYPE_REFUSED')) });
    await screen.findByText(/5 MB/);
    await choose(pdf());
    expect((await screen.findByRole('alert')).textContent).toMatch(/isn’t accepted here/);
    expect(screen.queryByRole('button', { name: /^Try/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove license.pdf' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('filled: shows what it holds and takes it away', async () => {
    renderPart(<Field initial={[stored]} />, { answer: server(taken) });
    const remove = await screen.findByRole('button', { name: /^Remove/ });
    expect(document.body.textContent).toContain('rut.pdf');
    await userEvent.click(remove);
    expect(await screen.findByText(/was removed\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});

describe('the picture of a person', () => {
  const onChange = vi.fn<(value: FileValue | null) => void>();
  const show = (answer: Answer, src: string | null = null, isSaving = false) =>
    renderPart(
      <AvatarField
        name="photo"
        label="Picture"
        personName="Luz Dary"
        personId="1"
        src={src}
        onChange={onChange}
        isSaving={isSaving}
      />,
      { answer },
    );

  test('empty: stands as initials, with a place to choose', async () => {
    show(server(taken));
    expect(await screen.findByText('Choose a picture')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  test('uploading and saving: nothing else can be chosen', async () => {
    const { unmount } = show(server(() => forever));
    await screen.findByText(/5 MB/);
    await choose(pdf());
    expect(await screen.findByRole('progressbar', { name: 'Uploading license.pdf' })).toBeTruthy();
    expect(picker().disabled).toBe(true);
    unmount();
    show(server(taken), null, true);
    expect(await screen.findByRole('progressbar', { name: 'Saving your picture' })).toBeTruthy();
  });

  test('failed: says why, and another one may be chosen', async () => {
    show(server(refusedWith('FILE_NOT_IMAGE')));
    await screen.findByText(/5 MB/);
    await choose(pdf());
    expect((await screen.findByRole('alert')).textContent).toMatch(/Only image files/);
    expect(picker().disabled).toBe(false);
  });

  test('filled: is changed or taken away', async () => {
    show(server(taken), '/files/luz.jpg');
    expect(await screen.findByText('Change the picture')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});
