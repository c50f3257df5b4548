/** A file that goes with a message. */
export interface OutgoingFile {
  id: string;
  name: string;
  byteSize: number;
}

/** What a message says and carries. */
export interface Said {
  text: string;
  quotedId: string | null;
  images: readonly OutgoingFile[];
  files: readonly OutgoingFile[];
}

/** A message on its way: written here, not confirmed by the server yet. */
export interface Outgoing extends Said {
  chatId: string;
  /** Sent again under the same name it arrives once. */
  clientKey: string;
  dateSent: string;
  /** Why it was not sent: a code of the API; null while it waits or is on its way. */
  problem: string | null;
}

/** What is still on its way: messages that the conversation holds by now have arrived, however we learned of it. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  arrived: readonly { clientKey?: string | null | undefined }[],
): Outgoing[] {
  const keys = new Set(arrived.map(({ clientKey }) => clientKey));
  return outgoing.filter(({ clientKey }) => !keys.has(clientKey));
}
