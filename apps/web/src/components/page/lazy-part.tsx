import { Trans } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { lazy, type LazyExoticComponent } from 'react';
import { connection } from '../../lib/apollo/connection.ts';

/** Any component that `lazy` takes. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** A part, and what fetches its code before it is shown. */
type LazyPart<Found extends Part> = LazyExoticComponent<Found> & { fetchAhead: () => void };

/**
 * A part of a page whose code is fetched when it is first shown, or ahead of that. Where the network
 * dropped it, it is asked for once more, without a connection when that is back. What still can't be
 * had says so in its place, and leaves the page around it alone.
 */
export function lazyPart<Name extends string, Found extends Part>(
  load: () => Promise<Record<Name, Found>>,
  name: Name,
): LazyPart<Found> {
  let atHand: { default: Found } | null = null;
  const fetchPart = async () => {
    const module = await load().catch((error: unknown) => again(load, error));
    atHand = { default: module[name] };
    return atHand;
  };
  const part = lazy(() =>
    atHand
      ? readyWith(atHand)
      : fetchPart().catch(() => ({ default: MissingPart as Part as Found })),
  );
  return Object.assign(part, {
    fetchAhead: () => {
      // Whoever shows it hears of a failure.
      void fetchPart().catch(() => undefined);
    },
  });
}

/**
 * A promise that is kept at once. One that is kept a moment later has React show what stands in for the
 * part, and then wait with the part for a third of a second, so that a page does not flicker.
 */
const readyWith = <Value,>(value: Value): Promise<Value> =>
  ({ then: (done: (value: Value) => unknown) => done(value) }) as Promise<Value>;

async function again<Module>(load: () => Promise<Module>, error: unknown): Promise<Module> {
  if (connection.snapshot() === 'offline') await untilOnline();
  const [, href] = /^Unable to preload CSS for (\S+)$/.exec((error as Error).message) ?? [];
  if (href) await fetchStyle(href);
  return load();
}

const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = connection.subscribe(() => {
      stop();
      resolve();
    });
  });

/** The build asks for a style sheet once, and takes it as there the next time, though it never came. */
const fetchStyle = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });

/** Some browsers don't fetch a script again that failed once: only a new page can. */
function MissingPart() {
  return (
    <p role="alert">
      <Trans>A part of this page didn’t load.</Trans>{' '}
      <Button variant="default" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
