/** Text, and the only frame of its message (RFC 6455, 5.2). */
const finalText = 0x81;

/**
 * A text as a server's WebSocket frame, in one buffer: one write to the system, where the library
 * sends head and text apart. Servers mask nothing.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const frame = frameFor(length);
  frame.write(text, frame.length - length);
  return frame;
}

/** A text in parts that are encoded already: what many receive is encoded once for all of them. */
export function framed(parts: readonly Buffer[]): Buffer {
  let length = 0;
  for (const part of parts) length += part.length;
  const frame = frameFor(length);
  let at = frame.length - length;
  for (const part of parts) at += part.copy(frame, at);
  return frame;
}

/** A frame with its head, and room for a text of so many bytes. */
function frameFor(length: number): Buffer {
  const head = length < 126 ? 2 : length < 0x1_00_00 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = finalText;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return frame;
}
