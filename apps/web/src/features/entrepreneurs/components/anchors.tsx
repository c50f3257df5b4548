import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { BusinessLogo } from '../../../components/facts/business-logo.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { PublicBusiness } from '../public-business.ts';
import classes from './anchors.module.css';
import { MessageBusiness } from './contact/message-business.tsx';

interface AnchorsProps {
  business: PublicBusiness;
  /** How many things it offers. */
  offers: number;
  /** How many questions stand on the page, or wait for it to answer. */
  questions: number;
}

/** Leads to the parts of a profile; stays in sight while they are read, and then says whose they are. */
export function Anchors({ business, offers, questions }: AnchorsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { ratingCount, people, name } = business;
  const nav = useRef<HTMLElement>(null);
  const isStuck = useIsStuck(nav);
  const parts: readonly { id: string; words: ReactNode; count?: number }[] = [
    { id: 'about', words: <Trans>About</Trans> },
    ...(people.length > 0 ? [{ id: 'people', words: <Trans>People</Trans> }] : []),
    ...(offers > 0 ? [{ id: 'offer', words: <Trans>Offer</Trans>, count: offers }] : []),
    { id: 'reviews', words: <Trans>Reviews</Trans>, count: ratingCount },
    { id: 'questions', words: <Trans>Questions</Trans>, count: questions },
  ];
  const current = useCurrent(parts.map(({ id }) => id));
  return (
    <nav
      ref={nav}
      className={classes.anchors}
      aria-label={t`On this page`}
      data-stuck={isStuck || undefined}
    >
      {isStuck && (
        <span className={classes.whose} aria-hidden>
          <BusinessLogo business={business} size={32} />
          {name}
        </span>
      )}
      <div className={classes.links}>
        {parts.map(({ id, words, count = 0 }) => (
          <a key={id} href={`#${id}`} aria-current={current === id ? 'location' : undefined}>
            {words}
            {count > 0 && <span className={classes.count}>{format.number(count)}</span>}
          </a>
        ))}
      </div>
      {isStuck && (
        <span className={classes.act}>
          <MessageBusiness businessId={business.id} />
        </span>
      )}
    </nav>
  );
}

/** Below the bars that stand on top. */
const belowBars = 68;

/** Whether something sticky stands at its end, above what scrolls beneath it. */
function useIsStuck(element: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    const look = () => {
      const top = element.current?.getBoundingClientRect().top;
      setStuck(top !== undefined && top <= belowBars + 1 && globalThis.scrollY > 200);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [element]);
  return isStuck;
}

/** The part that is read now: the last one that began above the middle of the window. */
function useCurrent(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const known = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const begun = known.split(' ').filter((id) => {
        const top = document.querySelector(`#${id}`)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 2;
      });
      setCurrent(begun.at(-1) ?? known.split(' ')[0] ?? null);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [known]);
  return current;
}
