export interface RelativeTimeProps {
  /** The moment, in ISO 8601. */
  dateTime: string;
  /** How long ago, in words: "hace 2 min". */
  text: string;
  /** The whole date in words, shown on hover. */
  title: string;
}

/** When something happened: how long ago, with the whole date at hand. */
export function RelativeTime({ dateTime, text, title }: RelativeTimeProps) {
  return (
    // Rendered on a server, it is as old as the way here and in another time zone.
    <time dateTime={dateTime} title={title} suppressHydrationWarning>
      {text}
    </time>
  );
}
