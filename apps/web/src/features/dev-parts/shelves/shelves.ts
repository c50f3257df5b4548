import type { Specimens } from '../specimens.tsx';
import { fields } from './fields.tsx';
import { files } from './files.tsx';
import { forms } from './forms.tsx';
import { lists } from './lists.tsx';
import { facts, ways } from './pages.tsx';
import { signs } from './signs.tsx';

/** Every part by its shelf: what is here is on the page and goes through the test of all parts. */
export const shelves: Readonly<Record<string, Specimens>> = {
  'Buttons, states and values': signs,
  Fields: fields,
  Forms: forms,
  Files: files,
  Lists: lists,
  Ways: ways,
  'What is known': facts,
};

/** Parts that want the whole width: each of their states takes a row. */
export const wideParts: ReadonlySet<string> = new Set([
  'BusinessFrame',
  'BusinessShape',
  'CardGrid',
  'DataTable',
  'ImageListField',
  'ListingShape',
  'PictureCard',
  'RecordPage',
  'WaitingPage',
]);
