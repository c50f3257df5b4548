import type { FileValue } from './file-value.ts';
import type { UploadTarget } from './send-bytes.ts';
import { problemOf, type UploadProblem } from './upload-error.ts';

/** Where an upload stands. `failed` stays until it is tried again or taken away. */
export type UploadState = 'waiting' | 'preparing' | 'sending' | 'checking' | 'failed';

/** A file on its way. */
export interface UploadItem {
  key: string;
  name: string;
  /** Size in bytes of what is sent: a picture shrinks while it is prepared. */
  byteSize: number;
  state: UploadState;
  /** The part sent, 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem?: UploadProblem;
}

/** What the queue needs of the world; the browser's is in `browser-uploads.ts`. */
export interface UploadWorld {
  /** Checks a file and makes it smaller; throws what refuses it. */
  prepare(file: File): Promise<File>;
  /** Announces it and answers where its bytes go. */
  request(file: File): Promise<{ fileId: string; target: UploadTarget }>;
  send(
    target: UploadTarget,
    file: File,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Has the bytes checked and stored. */
  complete(fileId: string): Promise<FileValue>;
  /** Lets go of what was announced; never throws. */
  giveUp(fileId: string): void;
}

interface Work {
  item: UploadItem;
  file: File;
  aborter: AbortController;
  isPrepared: boolean;
  /** The file whose bytes have all arrived: trying again only asks for the check. */
  sentId?: string;
}

/** Sends files one after another in the order they were given, and keeps those that failed. */
export class UploadQueue {
  private works: readonly Work[] = [];
  private shown: readonly UploadItem[] = [];
  private running: Work | null = null;
  private nextKey = 1;
  private readonly listeners = new Set<() => void>();
  private readonly world: UploadWorld;
  private readonly onStored: (value: FileValue, file: File) => void;

  /** @param onStored gets what is stored and the file that was sent for it */
  constructor(world: UploadWorld, onStored: (value: FileValue, file: File) => void) {
    this.world = world;
    this.onStored = onStored;
  }

  readonly snapshot = (): readonly UploadItem[] => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Puts files at the end. */
  readonly add = (files: readonly File[]): void => {
    const added = files.map((file): Work => {
      const key = `upload-${this.nextKey++}`;
      const item: UploadItem = {
        key,
        name: file.name,
        byteSize: file.size,
        state: 'waiting',
        progress: 0,
      };
      return { item, file, aborter: new AbortController(), isPrepared: false };
    });
    this.show([...this.works, ...added]);
    this.runNext();
  };

  /** Stops an upload or takes a failed one away. */
  readonly cancel = (key: string): void => {
    this.works.find(({ item }) => item.key === key)?.aborter.abort();
    this.show(this.works.filter(({ item }) => item.key !== key));
  };

  /** Stops everything. */
  readonly cancelAll = (): void => {
    for (const { aborter } of this.works) aborter.abort();
    this.show([]);
  };

  /** Tries a failed upload again, from where it failed. */
  readonly retry = (key: string): void => {
    const work = this.works.find(({ item }) => item.key === key && item.state === 'failed');
    if (!work) return;
    this.change(work, { state: 'waiting', progress: 0, problem: undefined });
    this.runNext();
  };

  /** Tries again whatever the network stopped. */
  readonly retryLost = (): void => {
    for (const { key, problem } of this.shown) if (problem?.code === 'NETWORK') this.retry(key);
  };

  private runNext(): void {
    if (this.running) return;
    const next = this.works.find(({ item }) => item.state === 'waiting');
    if (!next) return;
    this.running = next;
    void this.run(next).finally(() => {
      this.running = null;
      this.runNext();
    });
  }

  private async run(work: Work): Promise<void> {
    const { signal } = work.aborter;
    try {
      const value = await this.upload(work, signal);
      signal.throwIfAborted();
      this.show(this.works.filter((other) => other !== work));
      this.onStored(value, work.file);
    } catch (error) {
      if (signal.aborted) return;
      const problem = problemOf(error);
      if (problem.code !== 'NETWORK') work.sentId = undefined;
      this.change(work, { state: 'failed', problem });
    }
  }

  private async upload(work: Work, signal: AbortSignal): Promise<FileValue> {
    if (!work.isPrepared) {
      this.change(work, { state: 'preparing' });
      work.file = await this.world.prepare(work.file);
      work.isPrepared = true;
      signal.throwIfAborted();
    }
    work.sentId ??= await this.transfer(work, signal);
    this.change(work, { state: 'checking', progress: 1 });
    return this.world.complete(work.sentId);
  }

  private async transfer(work: Work, signal: AbortSignal): Promise<string> {
    const { file } = work;
    this.change(work, { state: 'sending', byteSize: file.size });
    const { fileId, target } = await this.world.request(file);
    const onProgress = (progress: number) => this.change(work, { progress });
    try {
      signal.throwIfAborted();
      await this.world.send(target, file, onProgress, signal);
      signal.throwIfAborted();
    } catch (error) {
      this.world.giveUp(fileId);
      throw error;
    }
    return fileId;
  }

  private change(work: Work, changes: Partial<UploadItem>): void {
    work.item = { ...work.item, ...changes };
    this.show(this.works);
  }

  private show(works: readonly Work[]): void {
    this.works = works;
    this.shown = works.map(({ item }) => item);
    for (const listener of this.listeners) listener();
  }
}
