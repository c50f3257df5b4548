import { randomBytes } from 'node:crypto';
import { type TestCard, maskedNumber } from '../cards.ts';
import { type Attempt, type Entry, entry, type PayItem } from './entries.ts';
import { type Journal, openJournal } from './journal.ts';

/** What the calls, the pay page and the callbacks tell of an attempt. */
export type Transaction = Attempt & Omit<PayItem, 'name' | 'description'> & { method: 'card' };

/** Everything the sandbox knows, kept in memory and written to the journal before it is told. */
export class Ledger {
  readonly #customers = new Map<string, Record<string, unknown>>();
  readonly #items = new Map<string, PayItem>();
  readonly #attempts = new Map<string, Attempt>();
  readonly #attemptsAt = new Map<string, Attempt[]>();
  readonly #delivered = new Set<string>();
  readonly #journal: Journal;

  /** @param file Where it is kept; in memory only when left out. */
  constructor(file?: string) {
    this.#journal = openJournal(file, (line) => this.#apply(entry.parse(line)));
  }

  close(): void {
    this.#journal.close();
  }

  /** The customer of a user; asking again for the same user gives the same one. */
  createCustomer(payload: { user_id: string }): string {
    for (const [customerId, known] of this.#customers) {
      if (known.user_id === payload.user_id) return customerId;
    }
    const customerId = newId('cus');
    this.#record({ kind: 'customer', customerId, payload });
    return customerId;
  }

  editCustomer(customerId: string, payload: Record<string, unknown>): void {
    this.#record({ kind: 'customer', customerId, payload });
  }

  /** What was last told of a customer. */
  customer(customerId: string): Readonly<Record<string, unknown>> | null {
    return this.#customers.get(customerId) ?? null;
  }

  addItem(details: Omit<PayItem, 'itemId'>): PayItem {
    const item = { ...details, itemId: newId('item') };
    this.#record({ kind: 'item', item });
    return item;
  }

  item(itemId: string): PayItem | null {
    return this.#items.get(itemId) ?? null;
  }

  /** Pays an item with a card. An item that is paid stays as it is: null. */
  pay(item: PayItem, card: TestCard): Transaction | null {
    if (this.decisive(item.itemId)?.status === 'approved') return null;
    const made: Attempt = {
      ref_code: newId('ref'),
      itemId: item.itemId,
      status: card.outcome,
      response: card.response,
      card_number: maskedNumber(card),
      bank: 'Banco de prueba',
      date: new Date().toISOString(),
    };
    this.#record({ kind: 'attempt', attempt: made });
    return this.#told(made);
  }

  transaction(refCode: string): Transaction | null {
    const found = this.#attempts.get(refCode);
    return found ? this.#told(found) : null;
  }

  /** The approved attempt at an item, else the last one, else null. */
  decisive(itemId: string): Transaction | null {
    const made = this.#attemptsAt.get(itemId) ?? [];
    const found = made.find(({ status }) => status === 'approved') ?? made.at(-1);
    return found ? this.#told(found) : null;
  }

  /** The decided transactions whose callback nobody acknowledged, the oldest first. */
  undelivered(): Transaction[] {
    return [...this.#attempts.values()]
      .filter(({ ref_code, status }) => status !== 'pending' && !this.#delivered.has(ref_code))
      .flatMap((each) => this.#told(each) ?? []);
  }

  delivered(refCode: string): void {
    this.#record({ kind: 'delivered', ref_code: refCode });
  }

  #told(made: Attempt): Transaction | null {
    const item = this.#items.get(made.itemId);
    if (!item) return null;
    const { name: _name, description: _description, ...told } = item;
    return { ...told, ...made, method: 'card' };
  }

  #addAttempt(made: Attempt): void {
    this.#attempts.set(made.ref_code, made);
    this.#attemptsAt.set(made.itemId, [...(this.#attemptsAt.get(made.itemId) ?? []), made]);
  }

  #record(happened: Entry): void {
    this.#journal.append(happened);
    this.#apply(happened);
  }

  #apply(happened: Entry): void {
    switch (happened.kind) {
      case 'customer':
        this.#customers.set(happened.customerId, happened.payload);
        break;
      case 'item':
        this.#items.set(happened.item.itemId, happened.item);
        break;
      case 'attempt':
        this.#addAttempt(happened.attempt);
        break;
      case 'delivered':
        this.#delivered.add(happened.ref_code);
    }
  }
}

const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;
