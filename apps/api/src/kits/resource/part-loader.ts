import DataLoader from 'dataloader';
import { documentsOf } from '../../platform/database/documents.ts';
import type { ListedModel } from '../../platform/database/model.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { askedByAll, type AskedFields, covers, partOf } from '../../platform/reads/index.ts';
import type { Types } from 'mongoose';

interface Wanted {
  id: string;
  asked: AskedFields;
}

/**
 * Loads records by id for one request: many in one command, with the fields that their answers need
 * together, and each again only for fields that nobody asked for before.
 */
export class PartLoader<Record extends { _id: Types.ObjectId }> {
  readonly #known = new Map<string, { asked: AskedFields; found: Promise<Record | null> }>();
  readonly #batches: DataLoader<Wanted, Record | null>;

  /** @param always the fields that every record is read with */
  constructor(model: ListedModel<Record>, always: readonly (keyof Record & string)[] = []) {
    this.#batches = new DataLoader((wanted) => readParts(model, always, wanted), { cache: false });
  }

  /**
   * The record with an id, or null.
   * @param asked what is read of it; the whole of it when left out
   */
  load(id: string, asked: AskedFields = null): Promise<Record | null> {
    const known = this.#known.get(id);
    if (known && covers(known.asked, asked)) return known.found;
    const found = this.#batches.load({ id, asked });
    this.#known.set(id, { asked, found });
    return found;
  }

  /** Forgets what was read, for whoever changed it. */
  clearAll(): void {
    this.#known.clear();
  }
}

async function readParts<Record extends { _id: Types.ObjectId }>(
  model: ListedModel<Record>,
  always: readonly string[],
  wanted: readonly Wanted[],
): Promise<(Record | null)[]> {
  const ids = new Set(wanted.map(({ id }) => id));
  const known = [...ids].map(parseObjectId).filter((id) => id !== null);
  const part = partOf(model, askedByAll(wanted), always);
  const found = await documentsOf<Record>(model).find(
    { _id: { $in: known } } as object,
    part ? { projection: part.projection } : {},
  );
  const byId = new Map(
    found.map((record) => [record._id.toHexString(), part?.mark(record) ?? record]),
  );
  return wanted.map(({ id }) => byId.get(id) ?? null);
}
