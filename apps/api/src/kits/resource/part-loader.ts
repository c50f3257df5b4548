import DataLoader from 'dataloader';
import { documentsOf } from '../../platform/database/documents/documents.ts';
import type { ListedModel } from '../../platform/database/model.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { askedByAll, type AskedFields, covers, partOf } from '../../platform/reads/index.ts';
import type { Types } from 'mongoose';

/** A record that is there, or is on its way. */
type Loaded<Record> = Promise<Record | null> | Record | null;

/** What is made of a record, at once where it is there: a promise for each row of a page has its price. */
export const whenLoaded = <Record, Value>(
  loaded: Loaded<Record>,
  make: (record: Record | null) => Value,
): Promise<Value> | Value => (loaded instanceof Promise ? loaded.then(make) : make(loaded));

interface Wanted<Record> {
  id: string;
  asked: AskedFields;
  found: Loaded<Record>;
}

/**
 * Loads records by id for one request: many in one command, with the fields that their answers need
 * together, and each again only for fields that nobody asked for before.
 */
export class PartLoader<Record extends { _id: Types.ObjectId }> {
  readonly #known = new Map<string, Wanted<Record>>();
  readonly #read: (wanted: readonly Wanted<Record>[]) => Promise<(Record | null)[]>;
  readonly #batches: DataLoader<Wanted<Record>, Record | null>;

  /** @param always the fields that every record is read with */
  constructor(model: ListedModel<Record>, always: readonly (keyof Record & string)[] = []) {
    this.#read = async (wanted) => {
      const found = await readParts(model, always, wanted);
      wanted.forEach((each, place) => (each.found = found[place] ?? null));
      return found;
    };
    this.#batches = new DataLoader(this.#read, { cache: false });
  }

  /**
   * The record with an id, or null.
   * @param asked what is read of it; the whole of it when left out
   */
  async load(id: string, asked: AskedFields = null): Promise<Record | null> {
    return this.get(id, asked);
  }

  /** The same, without waiting where it was read already. */
  get(id: string, asked: AskedFields): Loaded<Record> {
    const known = this.#known.get(id);
    if (known && covers(known.asked, asked)) return known.found;
    const wanted: Wanted<Record> = { id, asked, found: null };
    this.#known.set(id, wanted);
    wanted.found = this.#batches.load(wanted);
    return wanted.found;
  }

  /** Reads records before they are asked for one by one, so that nobody waits for them then. */
  async ahead(ids: readonly (string | null)[], asked: AskedFields): Promise<void> {
    const wanted = [...new Set(ids)]
      .filter((id) => id !== null)
      .filter((id) => !this.#isKnown(id, asked))
      .map((id): Wanted<Record> => ({ id, asked, found: null }));
    if (wanted.length === 0) return;
    await this.#read(wanted);
    for (const each of wanted) this.#known.set(each.id, each);
  }

  /** Forgets what was read, for whoever changed it. */
  clearAll(): void {
    this.#known.clear();
  }

  #isKnown(id: string, asked: AskedFields): boolean {
    const known = this.#known.get(id);
    return known !== undefined && covers(known.asked, asked);
  }
}

async function readParts<Record extends { _id: Types.ObjectId }>(
  model: ListedModel<Record>,
  always: readonly string[],
  wanted: readonly Wanted<Record>[],
): Promise<(Record | null)[]> {
  const ids = new Set(wanted.map(({ id }) => id));
  const known = [...ids].map(parseObjectId).filter((id) => id !== null);
  const part = partOf(model, askedByAll(wanted), always);
  const found = await documentsOf<Record>(model).find({ _id: { $in: known } } as object, {
    limit: known.length,
    ...(part && { projection: part.projection }),
  });
  const byId = new Map(
    found.map((record) => [record._id.toHexString(), part?.mark(record) ?? record]),
  );
  return wanted.map(({ id }) => byId.get(id) ?? null);
}
