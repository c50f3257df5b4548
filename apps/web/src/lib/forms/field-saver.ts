import type { RefusedInput } from './form-problem.ts';
import { differences, mergeValues, pick } from './merge-values.ts';
import { SaveLoop, type Saving } from './save-loop.ts';

/** The fields of a form by name, in values that can be compared as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

/** What the server has. */
export interface StoredFields {
  fields: Fields;
  /** When it was last changed, in ISO 8601: what is older than what is known is ignored. */
  dateChanged: string;
}

/** How the form stands with the server. */
export interface SavingState extends Saving {
  /** What the server refused and nobody changed since, so that it is still to be corrected. */
  refused: readonly RefusedField[];
}

/** A field that was refused, and the code it was refused with. */
export interface RefusedField {
  field: string;
  code: string;
}

export interface FieldSaverOptions {
  /** Sends changed fields, and answers what the server has now or why it refused. */
  save: (changes: Fields) => Promise<{
    stored: StoredFields | null;
    userErrors: readonly RefusedInput[];
  }>;
  /** Whether a value can be sent as it is; one that cannot waits until it is changed. */
  isSendable: (value: unknown) => boolean;
  /** Keeps these fields on this device: the server does not have them yet. */
  keep: (names: readonly string[]) => void;
  /** Puts what another device saved into the form. */
  onAdopt: (names: readonly string[]) => void;
  /** The server refused these; they are tried again after the next change. */
  onRefused: (errors: readonly RefusedInput[]) => void;
}

/**
 * Saves a form field by field: only what changed is sent, a field that is refused keeps no other
 * from being saved, and what other devices save arrives in the fields that nobody is changing here.
 */
export class FieldSaver {
  readonly #options: FieldSaverOptions;
  readonly #loop = new SaveLoop<SavingState>({ status: 'saved', savedAt: null, refused: [] }, () =>
    this.#run(),
  );
  /** Values that were refused, as JSON, by field. */
  readonly #refused = new Map<string, string>();
  /** The same, of the last save, with their codes: to be told until they are changed. */
  #told: readonly (RefusedField & { json: string })[] = [];
  #sent: Fields;
  #stored: StoredFields;
  #mine: Fields;
  #isAutomatic: boolean;

  /**
   * @param stored the fields as the server has them
   * @param mine the fields in the form, with what this device had not saved when it was last left
   * @param isAutomatic whether the form saves itself, or only when it is told to
   */
  constructor(
    stored: StoredFields,
    mine: Fields,
    isAutomatic: boolean,
    options: FieldSaverOptions,
  ) {
    this.#sent = stored.fields;
    this.#stored = stored;
    this.#mine = mine;
    this.#isAutomatic = isAutomatic;
    this.#options = options;
    if (this.isDirty) this.#loop.set({ status: 'waiting' });
  }

  readonly subscribe = this.#loop.subscribe;
  readonly snapshot = this.#loop.snapshot;

  /** Whether the form holds something that the server does not have. */
  get isDirty(): boolean {
    return differences<Fields>(this.#sent, this.#mine).length > 0;
  }

  /** The form is on screen until the answer is called: then what is left is saved, once. */
  connect(): () => void {
    this.#loop.open();
    if (this.#isAutomatic && this.#pending.length > 0) this.#loop.schedule();
    return () => {
      this.#loop.close();
      if (this.#isAutomatic) void this.flush();
    };
  }

  /** Whether the form saves itself. */
  get isAutomatic(): boolean {
    return this.#isAutomatic;
  }

  /** From now on the form saves itself, or does not. */
  setAutomatic(isAutomatic: boolean): void {
    this.#isAutomatic = isAutomatic;
  }

  /** The form holds something else now. */
  change(mine: Fields): void {
    if (differences<Fields>(this.#mine, mine).length === 0) return;
    this.#mine = mine;
    this.#keep();
    if (!this.#loop.isRunning) this.#settle();
    if (this.#isAutomatic && this.#pending.length > 0) this.#loop.schedule();
  }

  /** Saves now. Answers whether the server has everything. */
  readonly flush = (): Promise<boolean> => this.#loop.flush();

  /** The server has something new, from here or from another device. */
  receive(stored: StoredFields): void {
    if (stored.dateChanged <= this.#stored.dateChanged) return;
    if (this.#loop.isRunning) {
      this.#loop.whenIdle(() => this.receive(stored));
      return;
    }
    this.#take(stored, []);
    if (!this.#loop.isRunning) this.#settle();
  }

  /** Gives up what was typed here. */
  forget(): void {
    this.#loop.close();
    this.#mine = this.#sent;
    this.#options.keep([]);
  }

  /** Fields to send: changed, sendable and not just refused. */
  get #pending(): string[] {
    return differences<Fields>(this.#sent, this.#mine).filter((name) => {
      const value = this.#mine[name];
      return this.#options.isSendable(value) && this.#refused.get(name) !== JSON.stringify(value);
    });
  }

  /** Takes in what the server has now, where nothing else is being typed. */
  #take(stored: StoredFields, sentNames: readonly string[]): void {
    const { values, changedThere } = mergeValues<Fields>({
      sent: this.#sent,
      mine: this.#mine,
      // What the server made of what was just sent is no change of somebody else.
      stored: { ...this.#stored.fields, ...pick(stored.fields, sentNames) },
      theirs: stored.fields,
    });
    const taken = differences<Fields>(this.#mine, values);
    this.#sent = { ...this.#sent, ...pick(stored.fields, changedThere) };
    this.#stored = stored;
    this.#mine = values;
    if (taken.length > 0) this.#options.onAdopt(taken);
    this.#keep();
  }

  #keep(): void {
    this.#options.keep(differences<Fields>(this.#sent, this.#mine));
  }

  #set(changes: Partial<SavingState>): void {
    const refused = this.#told.filter(
      ({ field, json }) => JSON.stringify(this.#mine[field]) === json,
    );
    this.#loop.set({ ...changes, refused });
  }

  #settle(): void {
    const isWaiting = this.#pending.length > 0;
    this.#set({ status: isWaiting ? 'waiting' : this.isDirty ? 'refused' : 'saved' });
  }

  async #run(): Promise<boolean> {
    const names = this.#pending;
    if (names.length === 0) {
      this.#settle();
      return !this.isDirty;
    }
    this.#set({ status: 'saving' });
    const changes = pick(this.#mine, names);
    const answer = await this.#options.save(changes).catch(() => null);
    if (!answer) return this.#fail();
    const { stored, userErrors } = answer;
    if (userErrors.length > 0) return this.#refuse(changes, userErrors);
    if (!stored) return this.#fail();
    this.#loop.succeeded();
    this.#sent = { ...this.#sent, ...changes };
    this.#told = this.#told.filter(({ field }) => !names.includes(field));
    this.#take(stored, names);
    this.#set({ savedAt: Date.now() });
    return this.#run();
  }

  #fail(afterMs?: number): false {
    this.#set({ status: 'failed' });
    if (this.#isAutomatic) this.#loop.fail(afterMs);
    return false;
  }

  async #refuse(changes: Fields, errors: readonly RefusedInput[]): Promise<boolean> {
    const seconds = errors.find(({ retryAfterSeconds }) => retryAfterSeconds)?.retryAfterSeconds;
    if (seconds) return this.#fail(seconds * 1_000);
    this.#options.onRefused(errors);
    const names = Object.keys(changes);
    const atFault = names.filter((name) => errors.some((error) => isAbout(name, error)));
    for (const name of atFault) this.#refused.set(name, JSON.stringify(changes[name]));
    this.#told = [
      ...this.#told.filter(({ field }) => !names.includes(field)),
      ...atFault.map((field) => ({
        field,
        code: codeOf(field, errors),
        json: JSON.stringify(changes[field]),
      })),
    ];
    // A form that saves itself goes on with its other fields; one that is told to keeps all together.
    if (this.#isAutomatic && atFault.length > 0) return this.#run();
    this.#refused.clear();
    this.#set({ status: 'refused' });
    return false;
  }
}

/** Whether a refusal is about a field, or about the group it belongs to. */
const isAbout = (name: string, { field }: RefusedInput): boolean =>
  field === name || name.startsWith(`${field}.`);

const codeOf = (name: string, errors: readonly RefusedInput[]): string =>
  errors.find((error) => isAbout(name, error))?.code ?? 'FIELD_INVALID';
