/** A message on its way: written here, not confirmed by the server yet. */
export interface Outgoing {
  /** Sent again under the same name it arrives once. */
  clientKey: string;
  text: string;
  dateSent: string;
  hasFailed: boolean;
}

/** What is still on its way: messages that the conversation holds by now have arrived, however we learned of it. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  arrived: readonly { clientKey?: string | null | undefined }[],
): Outgoing[] {
  const keys = new Set(arrived.map(({ clientKey }) => clientKey));
  return outgoing.filter(({ clientKey }) => !keys.has(clientKey));
}

/** What a draft kept of messages that were on their way when the conversation was left: to be sent again. */
export function unsentOf(draft: Readonly<Record<string, unknown>> | null): Outgoing[] {
  const kept = draft?.['messages'];
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((message: Partial<Outgoing> | null) => {
    const { clientKey, text, dateSent } = message ?? {};
    return clientKey && text && dateSent ? [{ clientKey, text, dateSent, hasFailed: true }] : [];
  });
}
