import type { ApplicationStep } from '@wiki/domain';
import type { ApplicationFieldsFragment } from '../../gql/membership.ts';
import type { SaveApplicationDraftInput } from '../../gql/schema-types.ts';
import type { RefusedInput } from '../../lib/forms/form-problem.ts';
import { differences, mergeValues, pick } from '../../lib/forms/merge-values.ts';
import { SaveLoop, type Saving } from '../../lib/forms/save-loop.ts';
import {
  type ApplicationValueName,
  type ApplicationValues,
  inputOf,
  valuesOf,
} from './application-values.ts';
import type { LocalDraft } from './local-draft.ts';

/** The part of a stored application that saving reads. */
export type StoredApplication = Pick<
  ApplicationFieldsFragment,
  'id' | 'version' | 'step' | 'form' | 'status'
>;

export interface SaveAnswer {
  application: StoredApplication | null;
  userErrors: readonly RefusedInput[];
}

/** How the form stands with the server. */
export interface SaverState extends Saving {
  /** Fields that another device changed while they were being changed here. */
  clashes: readonly ApplicationValueName[];
  /** What was typed here before the other device's version was taken; it can be brought back. */
  setAside: Partial<ApplicationValues> | null;
}

export interface SaverOptions {
  save: (input: SaveApplicationDraftInput) => Promise<SaveAnswer>;
  /** Keeps what is not saved yet on this device; null forgets it. */
  keep: (draft: LocalDraft | null) => void;
}

/** The form on screen. */
export interface SavedForm {
  /** Puts values of another device into the form. */
  onAdopt: (changes: Partial<ApplicationValues>) => void;
  /** The server refused what was sent; it is tried again after the next change. */
  onRefused: (errors: readonly RefusedInput[]) => void;
}

/** Saves the form by itself: one request at a time, only what changed, merging what others saved. */
export class DraftSaver {
  readonly #options: SaverOptions;
  readonly #applicationId: string;
  readonly #loop = new SaveLoop<SaverState>(
    { status: 'saved', savedAt: null, clashes: [], setAside: null },
    () => this.#run(),
  );
  #version: number;
  #sent: ApplicationValues;
  #stored: ApplicationValues;
  #mine: ApplicationValues;
  #theirs: ApplicationValues;
  #step: ApplicationStep;
  #savedStep: ApplicationStep;
  #form: SavedForm | null = null;

  /** @param kept what this device had not saved when the form was last left */
  constructor(application: StoredApplication, kept: LocalDraft | null, options: SaverOptions) {
    this.#options = options;
    this.#applicationId = application.id;
    this.#step = application.step;
    this.#savedStep = application.step;
    const values = valuesOf(application.form);
    this.#theirs = values;
    const isOurs = kept?.applicationId === application.id;
    this.#version = isOurs ? kept.version : application.version;
    this.#sent = { ...values, ...(isOurs && kept.sent) };
    this.#stored = { ...values, ...(isOurs && kept.stored) };
    this.#mine = { ...values, ...(isOurs && kept.changes) };
    if (isOurs) this.#meet(application);
  }

  /** What the form is to begin with: what is stored, with what was not saved from here. */
  get values(): ApplicationValues {
    return this.#mine;
  }

  get version(): number {
    return this.#version;
  }

  readonly subscribe = this.#loop.subscribe;
  readonly snapshot = this.#loop.snapshot;

  /** The form holds something else now: it is saved after a pause. */
  change(values: ApplicationValues): void {
    if (differences(this.#mine, values).length === 0) return;
    this.#mine = values;
    this.#keep();
    if (this.snapshot().status === 'conflict') return;
    if (!this.#loop.isRunning) this.#loop.set({ status: this.#isDirty ? 'waiting' : 'saved' });
    if (this.#isDirty) this.#loop.schedule();
  }

  /** The person is on another step, where other devices go on: it is saved with what was typed. */
  moveTo(step: ApplicationStep): void {
    this.#step = step;
    void this.flush();
  }

  /** Saves now. Answers whether the server has everything. */
  flush(): Promise<boolean> {
    return this.#loop.flush();
  }

  /** Another device, or this one, saved: what is new is taken in. */
  receive(application: StoredApplication): void {
    if (application.id !== this.#applicationId || application.version <= this.#version) return;
    if (this.#loop.isRunning) this.#loop.whenIdle(() => this.receive(application));
    else {
      this.#meet(application);
      if (this.#isDirty && this.snapshot().status !== 'conflict') this.#loop.schedule();
    }
  }

  /** Settles a conflict with what was typed here. */
  keepMine(): void {
    this.#loop.set({ status: 'waiting', clashes: [] });
    void this.flush();
  }

  /** Settles a conflict with the other device's version; what was typed here is set aside. */
  takeTheirs(): void {
    const { clashes } = this.snapshot();
    const setAside = pick(this.#mine, clashes);
    const changes = pick(this.#theirs, clashes);
    this.#mine = { ...this.#mine, ...changes };
    this.#loop.set({ status: 'waiting', clashes: [], setAside });
    this.#form?.onAdopt(changes);
    void this.flush();
  }

  /** Brings back what was typed here before the other device's version was taken. */
  bringBack(): void {
    const { setAside } = this.snapshot();
    if (!setAside) return;
    this.#mine = { ...this.#mine, ...setAside };
    this.#loop.set({ setAside: null });
    this.#form?.onAdopt(setAside);
    void this.flush();
  }

  /** The form is on screen until the answer is called: then what is left is saved, once. */
  connect(form: SavedForm): () => void {
    this.#form = form;
    this.#loop.open();
    if (this.#isDirty && this.snapshot().status !== 'conflict') this.#loop.schedule();
    return () => {
      this.#form = null;
      this.#loop.close();
      void this.flush();
    };
  }

  get #isDirty(): boolean {
    return this.#step !== this.#savedStep || differences(this.#sent, this.#mine).length > 0;
  }

  #keep(): void {
    const names = differences(this.#sent, this.#mine);
    this.#options.keep(
      names.length === 0
        ? null
        : {
            applicationId: this.#applicationId,
            version: this.#version,
            sent: pick(this.#sent, names),
            stored: pick(this.#stored, names),
            changes: pick(this.#mine, names),
          },
    );
  }

  /** One save after the other, as each starts from the version of the one before. */
  async #run(): Promise<boolean> {
    if (this.snapshot().status === 'conflict') return false;
    if (!this.#isDirty) {
      this.#loop.set({ status: 'saved' });
      return true;
    }
    this.#loop.set({ status: 'saving' });
    const values = this.#mine;
    const step = this.#step;
    const answer = await this.#send(step, pick(values, differences(this.#sent, values)));
    if (!answer) return false;
    const { application, userErrors } = answer;
    if (application && userErrors[0]?.code === 'CONFLICT') this.#meet(application);
    else if (userErrors.length > 0) return this.#refuse(userErrors);
    else if (!application) return this.#loop.fail();
    else this.#take(application, values, step);
    return this.#run();
  }

  #take(application: StoredApplication, values: ApplicationValues, step: ApplicationStep): void {
    this.#loop.succeeded();
    this.#version = application.version;
    this.#sent = values;
    this.#savedStep = step;
    this.#stored = valuesOf(application.form);
    this.#theirs = this.#stored;
    this.#keep();
    this.#loop.set({ savedAt: Date.now() });
  }

  async #send(
    step: ApplicationStep,
    changed: Partial<ApplicationValues>,
  ): Promise<SaveAnswer | null> {
    try {
      return await this.#options.save({
        applicationId: this.#applicationId,
        version: this.#version,
        step,
        form: inputOf(changed),
      });
    } catch {
      this.#loop.fail();
      return null;
    }
  }

  #refuse(errors: readonly RefusedInput[]): false {
    const seconds = errors.find(({ retryAfterSeconds }) => retryAfterSeconds)?.retryAfterSeconds;
    if (seconds) return this.#loop.fail(seconds * 1_000);
    this.#loop.set({ status: 'refused' });
    this.#form?.onRefused(errors);
    return false;
  }

  /** Takes in a newer state of the server; fields changed on both sides wait for the person. */
  #meet(application: StoredApplication): void {
    const theirs = valuesOf(application.form);
    const before = this.#mine;
    const { values, changedThere, clashes } = mergeValues({
      sent: this.#sent,
      mine: before,
      stored: this.#stored,
      theirs,
    });
    this.#version = application.version;
    this.#stored = theirs;
    this.#theirs = theirs;
    this.#sent = { ...this.#sent, ...pick(theirs, changedThere) };
    this.#mine = values;
    const open = [...new Set([...this.snapshot().clashes, ...clashes])];
    this.#keep();
    this.#loop.set({
      clashes: open,
      status: open.length > 0 ? 'conflict' : this.#isDirty ? 'waiting' : 'saved',
    });
    const taken = differences(before, values);
    if (taken.length > 0) this.#form?.onAdopt(pick(values, taken));
  }
}
