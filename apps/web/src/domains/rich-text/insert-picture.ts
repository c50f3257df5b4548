import type { Editor } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';

/** A picture as the editor shows it. */
interface PictureInText {
  fileId: string;
  alt: string;
  width: number;
  height: number;
  src: string;
}

/**
 * Puts a picture behind what is selected, and the caret behind the picture: what is selected may be the
 * picture before, which neither this one nor what is typed next takes the place of.
 */
export function insertPicture(editor: Editor, attrs: PictureInText): void {
  editor
    .chain()
    .focus()
    .insertContentAt(editor.state.selection.to, { type: 'image', attrs })
    .command(({ tr, state }) => {
      const end = tr.selection.to;
      const behind = Selection.findFrom(tr.doc.resolve(end), 1, true);
      const line = state.schema.nodes['paragraph'];
      if (behind) tr.setSelection(behind);
      else if (line) {
        tr.insert(end, line.create());
        tr.setSelection(TextSelection.create(tr.doc, end + 1));
      }
      return true;
    })
    .run();
}
