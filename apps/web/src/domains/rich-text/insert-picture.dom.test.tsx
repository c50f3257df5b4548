import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensionsWith } from './editor-extensions.ts';
import { insertPicture } from './insert-picture.ts';

const picture = (fileId: string) => ({ fileId, alt: '', width: 30, height: 20, src: '' });

/** What stands in the text, from the top: words, and pictures by their file. */
const contentOf = (editor: Editor): string[] =>
  editor.state.doc.children.map(({ type, textContent, attrs }) =>
    type.name === 'image' ? String(attrs['fileId']) : `"${textContent}"`,
  );

test('pictures stand one behind the other, and what is typed then behind them', () => {
  const editor = new Editor({ extensions: extensionsWith({}), content: '<p>Before</p>' });
  editor.commands.setTextSelection(editor.state.doc.content.size);
  for (const fileId of ['one', 'two', 'three']) insertPicture(editor, picture(fileId));
  editor.commands.insertContent('After');
  expect(contentOf(editor)).toEqual(['"Before"', 'one', 'two', 'three', '"After"']);

  // Beside a picture that is selected as well, and between words.
  editor.commands.setNodeSelection(8);
  insertPicture(editor, picture('four'));
  expect(contentOf(editor)).toEqual(['"Before"', 'one', 'four', 'two', 'three', '"After"']);
  editor.commands.setTextSelection(4);
  insertPicture(editor, picture('five'));
  editor.commands.insertContent('and ');
  expect(contentOf(editor).slice(0, 4)).toEqual(['"Bef"', 'five', '"and ore"', 'one']);
  editor.destroy();
});
