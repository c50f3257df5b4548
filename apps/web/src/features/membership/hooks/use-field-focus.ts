import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a field may take to appear, as its code or its list is fetched, in milliseconds. */
const patienceMs = 3_000;

function focusField(form: HTMLFormElement, field: string): boolean {
  const named = form.elements.namedItem(field);
  const control = named instanceof RadioNodeList ? named[0] : named;
  const place = document.getElementById(field);
  const target = control instanceof HTMLElement ? control : place;
  if (!target) return false;
  place?.scrollIntoView({ block: 'start' });
  target.focus({ preventScroll: place !== null });
  return true;
}

/** Leads to the field that the address names (`#city`), each time a link to it is followed. */
export function useFieldFocus(form: RefObject<HTMLFormElement | null>): void {
  const { hash, key, search } = useLocation();
  useEffect(() => {
    const field = decodeURIComponent(hash.slice(1));
    const element = form.current;
    if (!field || !element || focusField(element, field)) return;
    const observer = new MutationObserver(() => {
      if (focusField(element, field)) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patienceMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [form, hash, key, search]);
}
