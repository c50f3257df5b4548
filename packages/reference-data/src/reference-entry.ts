/** A name in both languages. */
export interface Label {
  readonly en: string;
  readonly es: string;
}

/** An entry of a reference list as delivered, before an administrator changes anything. */
export interface ReferenceEntry {
  /** The code that is stored; unique in its list. */
  readonly value: string;
  readonly label: Label;
  /** The entry it belongs to: a country for regions, a region for cities, a section for activities. */
  readonly parent?: string;
  /** Its code in the official table, where `value` has a prefix to be unique. */
  readonly externalId?: string;
  /** Countries: prefix such as `+57`; empty for territories without telephones. */
  readonly dialCode?: string;
  /** Countries: the flag as an emoji. */
  readonly flag?: string;
}

/** Names of places by value, by the region they are in; places have one name in every language. */
export type PlaceTable = Readonly<Record<string, Readonly<Record<string, string>>>>;
