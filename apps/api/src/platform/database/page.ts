/** A value of a page, or how to read it: what nobody asks for costs nothing. */
export type Lazy<Value> = Value | (() => Promise<Value>);

/**
 * A row of a page. Its cursor is made when it is asked for: sealing one costs more than reading a row.
 *
 * A class, since V8 keeps for each object that is written with a getter what that getter belongs to,
 * until it collects everything: a page would outlive its answer by a minute.
 */
export class Edge<Node> {
  readonly node: Node;
  readonly #cursorOf: (node: Node) => string;

  constructor(node: Node, cursorOf: (node: Node) => string) {
    this.node = node;
    this.#cursorOf = cursorOf;
  }

  get cursor(): string {
    return this.#cursorOf(this.node);
  }
}

/** What lies on either side of a page. */
interface Beyond {
  hasNextPage: Lazy<boolean>;
  hasPreviousPage: Lazy<boolean>;
}

/** Where a page stands, as the schema's `PageInfo` has it. */
export class PageInfo {
  readonly hasNextPage: Lazy<boolean>;
  readonly hasPreviousPage: Lazy<boolean>;
  readonly #edges: readonly { readonly cursor: string }[];

  constructor(
    edges: readonly { readonly cursor: string }[],
    { hasNextPage, hasPreviousPage }: Beyond,
  ) {
    this.#edges = edges;
    this.hasNextPage = hasNextPage;
    this.hasPreviousPage = hasPreviousPage;
  }

  get startCursor(): string | null {
    return this.#edges[0]?.cursor ?? null;
  }

  get endCursor(): string | null {
    return this.#edges.at(-1)?.cursor ?? null;
  }
}

/** A page of a list as the schema's connections have it. */
export interface Page<Node> {
  edges: Edge<Node>[];
  pageInfo: PageInfo;
}

/** A page of nothing. */
export const emptyPage = <Node>(): Page<Node> => ({
  edges: [],
  pageInfo: new PageInfo([], { hasNextPage: false, hasPreviousPage: false }),
});

/** Which page of a list: `first` after a position, or `last` before one. */
export interface PageArguments {
  /** How many from the start, or after `after`. Ignored with `last`. */
  first?: number | null | undefined;
  after?: string | null | undefined;
  /** How many back from the end, or before `before`. */
  last?: number | null | undefined;
  before?: string | null | undefined;
}
