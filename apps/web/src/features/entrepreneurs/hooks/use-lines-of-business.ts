import { useReference } from '../../../domains/places/use-reference.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';

/** The lines of business by name, and the name of one; null while the list is not there. */
export function useLinesOfBusiness() {
  const localized = useLocalized();
  const { entries } = useReference('LINES_OF_BUSINESS');
  const lines = entries.map(({ value, label }) => ({ value, label: localized(label) || value }));
  return {
    lines,
    nameOf: (line: string | null): string | null =>
      lines.find(({ value }) => value === line)?.label ?? null,
  };
}
