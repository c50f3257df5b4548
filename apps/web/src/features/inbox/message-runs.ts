/** A message as far as its place in a run goes. */
interface Sent {
  dateSent: string;
  isOwn: boolean;
  notice?: string | null | undefined;
  sender?: { id: string } | null | undefined;
}

/** Messages of one person shortly after each other stand together: one face, one time. */
const togetherMs = 5 * 60_000;

const isTogether = (one: Sent, other: Sent): boolean =>
  !one.notice &&
  !other.notice &&
  one.sender?.id === other.sender?.id &&
  one.isOwn === other.isOwn &&
  Date.parse(other.dateSent) - Date.parse(one.dateSent) < togetherMs;

/** Messages, the oldest first, in runs of one person. */
export function runsOf<Message extends Sent>(messages: readonly Message[]): Message[][] {
  const runs: Message[][] = [];
  for (const message of messages) {
    const last = runs.at(-1)?.at(-1);
    if (last && isTogether(last, message)) runs.at(-1)?.push(message);
    else runs.push([message]);
  }
  return runs;
}
