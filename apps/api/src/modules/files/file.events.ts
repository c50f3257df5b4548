declare module '../../platform/outbox/event.model.ts' {
  interface EventMap {
    /** A file was checked and stored. */
    'file.stored': { fileId: string; userId: string };
    /** Its owner removed a file. */
    'file.removed': { fileId: string; userId: string };
    /** Someone opened a private file: `userId` is the viewer. */
    'file.viewed': { fileId: string; userId: string };
  }
}
