interface Listener<Message> {
  hear: (message: Message) => void;
  /** Called when the page comes back: it does not know what was said meanwhile. */
  comeBack: () => void;
}

/**
 * Joins what the tabs of a browser tell each other under a name. A page that the browser keeps in memory, for whoever
 * goes back to it, hears nothing: a browser lets go of one that is told something.
 * @returns tells the other tabs.
 */
export function joinTabs<Message>(
  name: string,
  { hear, comeBack }: Listener<Message>,
): (message: Message) => void {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (!('BroadcastChannel' in globalThis)) return;
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  };
  open();
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    channel?.close();
    channel = null;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    comeBack();
  });
  return (message) => channel?.postMessage(message);
}
