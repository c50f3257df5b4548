import type { Connection } from '../protocol/connection.ts';

/** Who is connected, and what went over the wire since the start. */
export class Connections {
  totalCreated = 0;
  /** How many wait to be told that the server changed. */
  awaitingNews = 0;
  readonly #open = new Set<Connection>();
  #closedIn = 0;
  #closedOut = 0;

  get current(): number {
    return this.#open.size;
  }

  /** Keeps a connection until it is gone. */
  add(connection: Connection): void {
    this.#open.add(connection);
    this.totalCreated++;
    connection.onClose.add(() => {
      this.#open.delete(connection);
      this.#closedIn += connection.bytesIn;
      this.#closedOut += connection.bytesOut;
    });
  }

  traffic(): { bytesIn: number; bytesOut: number } {
    let [bytesIn, bytesOut] = [this.#closedIn, this.#closedOut];
    for (const each of this.#open) {
      bytesIn += each.bytesIn;
      bytesOut += each.bytesOut;
    }
    return { bytesIn, bytesOut };
  }

  closeAll(): void {
    for (const each of this.#open) each.close();
  }
}
