import { useDialogAddress } from '../../lib/use-dialog-address.ts';

const act = 'reply';

/** The window of a phone in which one replies. */
export interface ReplyWindow {
  /** Whether it is open for the discussion itself. */
  isOpen: boolean;
  /** The comment that it is open for. */
  replyTo: string | null;
  open: (commentId?: string) => void;
  close: () => void;
}

/** Which window of a reply is open, as the address says: the way back closes it. */
export function useReplyWindow(): ReplyWindow {
  const { open, show, close } = useDialogAddress();
  const [replyTo = null] = open?.act === act ? open.on : [];
  return {
    isOpen: open?.act === act && replyTo === null,
    replyTo,
    open: (commentId) => show(act, commentId === undefined ? [] : [commentId]),
    close,
  };
}
