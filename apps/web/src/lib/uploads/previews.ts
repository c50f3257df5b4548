/** How many pictures are kept to look at; the oldest make room. */
const kept = 40;

const addresses = new Map<string, string>();

/**
 * Keeps a picture that was just sent to look at in this tab: private pictures have no address of
 * their own.
 */
export function rememberPreview(fileId: string, file: Blob): void {
  if (!file.type.startsWith('image/')) return;
  addresses.set(fileId, URL.createObjectURL(file));
  const [oldest] = addresses;
  if (addresses.size <= kept || !oldest) return;
  addresses.delete(oldest[0]);
  URL.revokeObjectURL(oldest[1]);
}

/** The address of a picture sent from this tab, if it is still kept. */
export const previewOf = (fileId: string): string | undefined => addresses.get(fileId);
