/** How many bytes a text has where it is sent or stored, in UTF-8. */
export const utf8Bytes = (text: string): number => new TextEncoder().encode(text).length;
