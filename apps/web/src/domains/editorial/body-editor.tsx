import type { Language, RichTextDocument } from '@wiki/domain';
import { Suspense } from 'react';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import classes from './editorial.module.css';
import { lazyPart } from '../../components/page/lazy-part.tsx';

const RichTextEditor = lazyPart(
  () => import('../rich-text/rich-text-editor.tsx'),
  'RichTextEditor',
);

export interface BodyEditorProps {
  label: string;
  placeholder: string;
  language: Language;
  /** What the editor of this language starts from. */
  initial: RichTextDocument | null;
  images: readonly ImageFieldsFragment[];
  error?: string | undefined;
  onChange: (document: RichTextDocument) => void;
  onBusyChange?: (isBusy: boolean) => void;
}

/** The text of one language; each language has an editor of its own, with its own steps back. */
export function BodyEditor({ language, label, error, ...editor }: BodyEditorProps) {
  return (
    <div>
      <p className={classes.label}>{label}</p>
      <Suspense fallback={<div className={classes.waiting} />}>
        <RichTextEditor key={language} {...editor} label={label} lang={language} error={error} />
      </Suspense>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
