/** A message as far as its place in a conversation goes. */
interface Dated {
  dateSent: string;
}

/** The messages of one day, the oldest first. */
export interface Day<Message> {
  /** The day's first instant shown, for its heading. */
  date: string;
  messages: Message[];
}

/** Messages, the newest first as lists give them, by the days of the reader's zone, the oldest first. */
export function daysOf<Message extends Dated>(newestFirst: readonly Message[]): Day<Message>[] {
  const days: Day<Message>[] = [];
  for (const message of newestFirst.toReversed()) {
    const day = days.at(-1);
    const isSameDay =
      day && new Date(day.date).toDateString() === new Date(message.dateSent).toDateString();
    if (isSameDay) day.messages.push(message);
    else days.push({ date: message.dateSent, messages: [message] });
  }
  return days;
}
