import { useLingui } from '@lingui/react/macro';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconAt,
  IconBlockquote,
  IconBold,
  IconCode,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconStrikethrough,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import classes from './rich-text-editor.module.css';

interface Tool {
  key: string;
  label: string;
  icon: typeof IconBold;
  isOn?: boolean;
  isOff?: boolean;
  run: () => void;
}

export interface EditorToolbarProps {
  editor: Editor;
  /** Without headings and pictures: for comments. */
  isShort: boolean;
  onPicture: () => void;
}

const states = [
  'bold',
  'italic',
  'strike',
  'link',
  'code',
  'bulletList',
  'orderedList',
  'blockquote',
];

/** What one can do to a text. One stop of the tab key: the arrows move between its buttons. */
export function EditorToolbar({ editor, isShort, onPicture }: EditorToolbarProps) {
  const { t } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: new Set([
        ...states.filter((name) => current.isActive(name)),
        ...([2, 3] as const)
          .filter((level) => current.isActive('heading', { level }))
          .map((level) => `heading${level}`),
      ]),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  const setLink = () => {
    const known: unknown = editor.getAttributes('link')['href'];
    const href = window.prompt(t`Link address`, typeof known === 'string' ? known : 'https://');
    if (href === null) return;
    if (href.trim() === '' || href === 'https://') chain().unsetLink().run();
    else chain().extendMarkRange('link').setLink({ href: href.trim() }).run();
  };
  const toggle = (key: string, label: string, icon: typeof IconBold, run: () => void): Tool => ({
    key,
    label,
    icon,
    isOn: on.active.has(key),
    run,
  });
  const tools: Tool[] = [
    ...(isShort
      ? []
      : [
          toggle('heading2', t`Heading`, IconH2, () => chain().toggleHeading({ level: 2 }).run()),
          toggle('heading3', t`Subheading`, IconH3, () =>
            chain().toggleHeading({ level: 3 }).run(),
          ),
        ]),
    toggle('bold', t`Bold (Ctrl B)`, IconBold, () => chain().toggleBold().run()),
    toggle('italic', t`Italic (Ctrl I)`, IconItalic, () => chain().toggleItalic().run()),
    toggle('strike', t`Strikethrough`, IconStrikethrough, () => chain().toggleStrike().run()),
    toggle('link', t`Link`, IconLink, setLink),
    toggle('bulletList', t`List`, IconList, () => chain().toggleBulletList().run()),
    toggle('orderedList', t`Numbered list`, IconListNumbers, () =>
      chain().toggleOrderedList().run(),
    ),
    toggle('blockquote', t`Quote`, IconBlockquote, () => chain().toggleBlockquote().run()),
    toggle('code', t`Code`, IconCode, () => chain().toggleCode().run()),
    { key: 'picture', label: t`Picture`, icon: IconPhoto, run: onPicture },
    {
      key: 'mention',
      label: t`Mention somebody`,
      icon: IconAt,
      run: () => chain().insertContent('@').run(),
    },
    {
      key: 'undo',
      label: t`Undo (Ctrl Z)`,
      icon: IconArrowBackUp,
      isOff: !on.canUndo,
      run: () => chain().undo().run(),
    },
    {
      key: 'redo',
      label: t`Redo (Ctrl Y)`,
      icon: IconArrowForwardUp,
      isOff: !on.canRedo,
      run: () => chain().redo().run(),
    },
  ];
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(index + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Formatting`}
      className={classes.toolbar}
      onKeyDown={move}
    >
      {tools.map(({ key, label, icon: Icon, isOn, isOff = false, run }, index) => (
        <button
          key={key}
          type="button"
          title={label}
          aria-label={label}
          aria-pressed={isOn}
          aria-disabled={isOff}
          tabIndex={index === 0 ? 0 : -1}
          className={classes.tool}
          onClick={() => (isOff ? undefined : run())}
        >
          <Icon size={20} aria-hidden />
        </button>
      ))}
    </div>
  );
}
