import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { isHydrating } from '../../lib/hydration/hydrating.ts';
import classes from './hydrated-when-reached.module.css';

/** Before it is seen: whoever scrolls on finds it alive. */
const ahead = '200px 0px';

/** Decides when a part that the server rendered may be hydrated. */
class Gate {
  #isAsked = false;
  #resolve = (): void => undefined;
  readonly #opening: Promise<void> & { status?: 'fulfilled' } = new Promise((resolve) => {
    this.#resolve = resolve;
  });

  open = (): void => {
    // React reads this off a promise, and goes on at once.
    this.#opening.status = 'fulfilled';
    this.#resolve();
  };

  /**
   * What React waits for before it hydrates the part. It asks a second time where somebody presses or
   * focuses what stands there, or where a context around it changed: a part that is kept back then
   * would be emptied.
   */
  wait(): Promise<void> {
    if (this.#isAsked) this.open();
    this.#isAsked = true;
    return this.#opening;
  }
}

function Gated({ gate, children }: { gate: Gate | null; children: ReactNode }) {
  if (gate) use(gate.wait());
  return children;
}

/** Tells that what stands before it is hydrated. */
function Hydrated({ tell }: { tell: (isHydrated: true) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

/**
 * A part that the server has rendered, which is left as it is until it comes into view or somebody uses
 * it: a page comes to life sooner when only what is seen of it has to. Until then it hears of no change
 * but those of contexts. Where the page is drawn by the browser, the part is drawn with the rest.
 */
export function HydratedWhenReached({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(() => !isHydrating());
  const [gate] = useState(() => (isHydrated ? null : new Gate()));
  // It is hydrated with what it was rendered with, and drawn anew with what came since.
  const [rendered] = useState(children);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isHydrated || !gate) return undefined;
    const first = place.current?.firstElementChild;
    if (!first) return gate.open();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open();
      },
      { rootMargin: ahead },
    );
    observer.observe(first);
    return () => observer.disconnect();
  }, [gate, isHydrated]);
  const shown = isHydrated ? children : rendered;
  const part = useMemo(
    () => (
      <Suspense>
        <Gated gate={gate}>
          {shown}
          <Hydrated tell={setHydrated} />
        </Gated>
      </Suspense>
    ),
    [gate, shown],
  );
  return (
    <div ref={place} className={classes.place}>
      {part}
    </div>
  );
}
