/** What the parts of a value say: entries of a list on lines of their own. */
export function wordsOf(value: unknown): string {
  if (value == null || typeof value === 'boolean') return '';
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (typeof value === 'object') {
    return Object.values(value).map(wordsOf).filter(Boolean).join(' · ');
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
