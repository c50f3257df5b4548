import type { ChangeStream, ChangeStreamDocument, Document } from 'mongodb';

/** Keeps the first, empty look at a stream short. */
export const soon = { maxAwaitTimeMS: 50 };

/** The next events of a stream, as plain documents. */
export async function take(
  stream: ChangeStream<Document, ChangeStreamDocument>,
  count: number,
): Promise<Document[]> {
  const events: Document[] = [];
  while (events.length < count) events.push(await stream.next());
  return events;
}

/** Opens a stream on the server before anything is written. */
export async function opened<T extends ChangeStream<Document, ChangeStreamDocument>>(
  stream: T,
): Promise<T> {
  await stream.tryNext();
  return stream;
}
