import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { DocumentPicture } from './document-picture.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('is made larger step by step, and turned in its whole size', async () => {
  renderPart(<DocumentPicture url="blob:one" name="rut.jpg" />);
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'rut.jpg' });
  Object.defineProperties(picture, {
    naturalWidth: { value: 600 },
    naturalHeight: { value: 800 },
  });
  fireEvent.load(picture);
  const sheet = picture.parentElement as HTMLElement;
  expect(isOff('Zoom out')).toBe(true);
  await press('Zoom in');
  await press('Zoom in');
  expect(screen.getByText('200%')).toBeTruthy();
  expect(sheet.style.width).toBe('200%');
  expect(sheet.style.aspectRatio).toBe('600 / 800');
  await press('Zoom in');
  expect(isOff('Zoom in')).toBe(true);
  await press('Zoom out');
  expect(sheet.style.width).toBe('200%');

  await press('Rotate');
  expect(picture.style.rotate).toBe('90deg');
  expect(sheet.style.aspectRatio).toBe('800 / 600');
  for (let turn = 0; turn < 3; turn += 1) await press('Rotate');
  expect(picture.style.rotate).toBe('0deg');
  expect(sheet.style.aspectRatio).toBe('600 / 800');
});
