/**
 * The text of a table's file. Spreadsheets save UTF-8 only when told to: what is none is read as the
 * Windows alphabet that Excel writes in the Americas.
 */
export function tableText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
