import { useLingui } from '@lingui/react/macro';
import type { Content } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import type { RichTextDocument } from '@wiki/domain';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ImageFieldsFragment } from '../../gql/components.ts';
import { previewOf } from '../../lib/uploads/previews.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { UploadRows } from '../../components/files/upload-rows.tsx';
import {
  blockedWordsWith,
  goToBlockedWord,
  markBlockedWords,
  paragraphsOf,
} from './blocked-words.ts';
import { documentFromEditor } from './editor-document.ts';
import { extensionsWith } from './editor-extensions.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { insertPicture } from './insert-picture.ts';
import { MentionList } from './mention-list.tsx';
import classes from './rich-text-editor.module.css';
import { useBlockedWords } from './use-blocked-words.ts';
import { useMentions } from './use-mentions.ts';

const nothing: readonly string[] = [];
const edges = { top: 140, right: 0, bottom: 160, left: 0 };

export interface RichTextEditorProps {
  /** Where links to the field lead. */
  id?: string;
  label: string;
  /** What it starts from; later changes come from the person alone. */
  initial: RichTextDocument | null;
  /** The pictures of what it starts from. */
  images?: readonly ImageFieldsFragment[];
  placeholder?: string;
  /** Without headings, and lower: for comments. */
  isShort?: boolean;
  /** Takes all the place there is: its tools stand at the foot, above the keyboard. */
  fillsWindow?: boolean;
  /** The caret stands in it from the start. */
  startsFocused?: boolean;
  /** The language that the text is written in. */
  lang: string;
  error?: string | undefined;
  /** Whose people are offered first to be mentioned. */
  discussionId?: string | undefined;
  /** Marks words that would have the text refused, while it is written. */
  marksBlockedWords?: boolean;
  /** Stands at the foot of the box. */
  foot?: ReactNode;
  onChange: (document: RichTextDocument) => void;
  /** Tells how many words are marked, and gives the way to the next one. */
  onBlockedWords?: (count: number, goToNext: () => void) => void;
  /** A picture was added. */
  onImage?: (image: ImageFieldsFragment) => void;
  /** Control or Command and Enter. */
  onSubmit?: () => void;
  /** Tells whether pictures are on their way. */
  onBusyChange?: (isBusy: boolean) => void;
}

/** The content with the addresses of its pictures, which the editor shows and doesn't store. */
function withAddresses(
  document: RichTextDocument,
  images: readonly ImageFieldsFragment[],
): RichTextDocument {
  const known = new Map(images.map(({ fileId, url }) => [fileId, url]));
  return {
    ...document,
    content: document.content.map((block) =>
      block.type === 'image'
        ? {
            ...block,
            attrs: {
              ...block.attrs,
              src: known.get(block.attrs.fileId) ?? previewOf(block.attrs.fileId) ?? '',
            },
          }
        : block,
    ),
  };
}

/** What there is before the first word. Written as markup it would be refused by the page's policy. */
const empty = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Writes a text of the closed schema. Loaded when somebody starts to write. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, initial, images = [], placeholder, isShort = false, lang, error, foot } = props;
  const { marksBlockedWords = false, fillsWindow = false, startsFocused = false } = props;
  const { discussionId = null } = props;
  const { t } = useLingui();
  const ownId = useId();
  const id = props.id ?? ownId;
  const picker = useRef<HTMLInputElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [isEmpty, setEmpty] = useState(!initial?.content.length);
  const { open, suggestion } = useMentions(discussionId);
  const [paragraphs, setParagraphs] = useState<readonly string[]>([]);
  const [isBlocked, setBlocked] = useState(false);
  const placesIn = useBlockedWords(marksBlockedWords ? paragraphs : nothing);
  const noteOf = useRef((_words: readonly string[]): Node => document.createDocumentFragment());
  noteOf.current = (words) => {
    const note = document.createDocumentFragment();
    const named = document.createElement('strong');
    named.textContent = t`“${words.join('”, “')}” can’t be published.`;
    note.append(named, ` ${t`Say what happened without the word.`}`);
    return note;
  };

  const editor = useEditor({
    extensions: [
      ...extensionsWith(suggestion),
      blockedWordsWith({
        word: classes.blocked ?? '',
        note: classes.blockedNote ?? '',
        noteOf: (words) => noteOf.current(words),
      }),
    ],
    content: (initial ? withAddresses(initial, images) : empty) as Content,
    immediatelyRender: true,
    // Its styles are in our style sheet: the page's policy allows no style elements.
    injectCSS: false,
    editorProps: {
      // Nothing that is written hides beneath what sticks to the edges of the window.
      ...(isShort ? {} : { scrollThreshold: edges, scrollMargin: edges }),
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        class: classes.content ?? '',
      },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false;
        latest.current.onSubmit?.();
        return latest.current.onSubmit !== undefined;
      },
      handlePaste: (_view, event) => addFiles(event.clipboardData?.files),
      handleDrop: (_view, event) => addFiles(event.dataTransfer?.files),
    },
    onCreate: ({ editor: current }) => setParagraphs(paragraphsOf(current.state.doc)),
    onUpdate: ({ editor: current, transaction }) => {
      setEmpty(current.isEmpty);
      setParagraphs(paragraphsOf(current.state.doc));
      // What the editor tidies by itself, such as the empty line behind a list, nobody has written.
      if (!transaction.docChanged) return;
      latest.current.onChange(documentFromEditor(current.getJSON()));
    },
  });
  const upload = useUpload('POST_IMAGE', {
    onStored: ({ fileId, image }) => {
      if (!image) return;
      const { width, height, url } = image;
      latest.current.onImage?.(image);
      const src = previewOf(fileId) ?? url;
      insertPicture(editor, { fileId, alt: '', width, height, src });
    },
    onBusyChange: (isBusy) => latest.current.onBusyChange?.(isBusy),
  });

  // Not by Tiptap's `autofocus`, which counts from when the editor is made: on a slow phone it stands in
  // the page only later, and would not get the focus.
  useEffect(() => {
    if (startsFocused && !editor.isDestroyed) editor.commands.focus('end');
  }, [editor, startsFocused]);

  useEffect(() => {
    const count = markBlockedWords(editor.view, placesIn);
    setBlocked(count > 0);
    latest.current.onBlockedWords?.(count, () => goToBlockedWord(editor.view));
  }, [editor, placesIn]);

  function addFiles(files: FileList | null | undefined): boolean {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) upload.add(pictures);
    return pictures.length > 0;
  }

  return (
    <div
      className={classes.editor}
      data-short={(isShort && !fillsWindow) || undefined}
      data-fills={fillsWindow || undefined}
      data-invalid={Boolean(error) || isBlocked || undefined}
    >
      <EditorToolbar editor={editor} isShort={isShort} onPicture={() => picker.current?.click()} />
      <div className={classes.page}>
        {isEmpty && placeholder && (
          <p className={classes.placeholder} aria-hidden>
            {placeholder}
          </p>
        )}
        <EditorContent editor={editor} />
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t`Pictures`}
        onChange={({ currentTarget }) => {
          addFiles(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <UploadRows upload={upload} />
      {foot && <div className={classes.foot}>{foot}</div>}
      {open && <MentionList {...open} field={editor.view.dom} />}
    </div>
  );
}
