import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { processId } from '../../database/lease.ts';
import { decodeCursor } from '../../live/cursor.ts';
import { logger } from '../../logging/logger.ts';
import { EventModel } from '../../outbox/event.model.ts';
import { recordEvent } from '../../outbox/record-event.ts';
import type { SearchSchema } from '../search-index.ts';
import { openWorkerIndex, type WorkerIndex } from './worker-index.ts';

/** An index of this process: up to where it has everything, and whether everything was read into it. */
export interface KeptState {
  index: WorkerIndex;
  cursor: string;
  isBuilt: boolean;
}

/** Where an index is saved when its process stops, for the next one to take up. */
export class SavedPlace {
  readonly #folder: string;
  readonly #file: string;
  readonly #schema: SearchSchema;
  readonly #version: string;

  /** @param build tells the code from any other, which must not take up what this one saved */
  constructor(folder: string, name: string, schema: SearchSchema, build: string) {
    this.#folder = folder;
    this.#file = join(folder, `${name}.index`);
    this.#schema = schema;
    this.#version = createHash('sha256').update(build).update(JSON.stringify(schema)).digest('hex');
  }

  /**
   * Takes up what was saved: null where there is nothing, or nothing of this code, these names and this
   * database, which another one or an older state of it would not know.
   */
  async takeUp(): Promise<KeptState | null> {
    if (!existsSync(this.#file)) return null;
    const index = openWorkerIndex(this.#schema);
    try {
      const origin = await index.load(this.#file, this.#version);
      if (origin) decodeCursor(origin.cursor);
      if (origin && (await EventModel.exists({ _id: origin.eventId }))) {
        return { index, cursor: origin.cursor, isBuilt: true };
      }
    } catch (error) {
      logger.warn({ err: error, file: this.#file }, 'a saved search index cannot be taken up');
    }
    await index.close();
    return null;
  }

  /** Saves an index that has all up to a position. Where that fails, the next process builds its own. */
  async save(index: WorkerIndex, cursor: string): Promise<void> {
    try {
      const eventId = await recordEvent('live.mark', null, { processId, number: 0 });
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      const origin = { version: this.#version, cursor, eventId: eventId.toHexString() };
      await index.save(this.#file, origin);
    } catch (error) {
      logger.warn({ err: error, file: this.#file }, 'a search index was not saved');
    }
  }
}
