/**
 * Breaking changes of the schema that are accepted without deprecating first, as the check names
 * them, each with its reason. Until 1.0 a field may go that no client outside of this repository can
 * use yet; with each release the list begins anew.
 */
export const acceptedBreaks: Readonly<Record<string, string>> = {};
