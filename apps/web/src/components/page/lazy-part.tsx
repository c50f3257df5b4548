import { Trans } from '@lingui/react/macro';
import { Button } from '@wiki/ui';
import { type ComponentProps, createElement, lazy, type ReactNode, useState } from 'react';
import { connection } from '../../lib/apollo/connection.ts';

/** Any component that `lazy` takes. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** A part, and what fetches its code before it is shown. */
type LazyPart<Found extends Part> = ((props: ComponentProps<Found>) => ReactNode) & {
  fetchAhead: () => void;
};

/**
 * A part of a page whose code is fetched when it is first shown, or ahead of that. Where the network
 * dropped it, it is asked for once more, without a connection when that is back. What still can't be
 * had says so in its place, and leaves the page around it alone.
 */
export function lazyPart<Name extends string, Found extends Part>(
  load: () => Promise<Record<Name, Found>>,
  name: Name,
): LazyPart<Found> {
  let atHand: Found | null = null;
  const fetchPart = async () => {
    const module = await load().catch((error: unknown) => again(load, error));
    atHand = module[name];
    return { default: atHand };
  };
  const Fetched = lazy(() => fetchPart().catch(() => ({ default: MissingPart as Part as Found })));
  function ShownPart(props: ComponentProps<Found>) {
    // React shows what stands in for a lazy part even where its code is there, and then keeps the part
    // back for a third of a second, so that pages don't flicker. What is shown once stays the same.
    const [Shown] = useState<Part>(() => atHand ?? Fetched);
    return createElement(Shown, props);
  }
  return Object.assign(ShownPart, {
    fetchAhead: () => {
      // Whoever shows it hears of a failure.
      void fetchPart().catch(() => undefined);
    },
  });
}

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
      <Trans>We couldn’t load this part.</Trans>{' '}
      <Button variant="default" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
