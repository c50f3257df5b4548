import {
  type DragEvent,
  type PointerEvent,
  type RefCallback,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { swipeStep } from './swipe.ts';

/** How long a finger rests before it asks for the menu, in milliseconds. */
const holdMs = 450;
/** How far a resting finger may move, in pixels. */
const slop = 10;
/** How far what is swiped follows the finger, in pixels. */
const farthest = 72;

interface Press {
  pointerId: number;
  x: number;
  y: number;
  hold: ReturnType<typeof setTimeout>;
  /** Which way it goes: nothing yet, sideways, or over, as it scrolls, rests or ended. */
  way: 'open' | 'sideways' | 'over';
}

/** Whether a browser's menu was asked for with a mouse or a key, not by a long press. */
export const isOfMouse = (event: Event): boolean =>
  !('pointerType' in event) || event.pointerType === 'mouse' || event.pointerType === '';

/** What a finger may do with a thing; the same has to be in a menu that needs no gesture. */
export interface TouchActs {
  /** It rests: `thing` is what the handlers are on. */
  onHold?: (thing: HTMLElement) => void;
  onSwipeRight?: (() => void) | undefined;
  onSwipeLeft?: ((thing: HTMLElement) => void) | undefined;
}

/**
 * Long press and swipes of a finger, never of a mouse. The element needs `touch-action: pan-y`,
 * so that the browser scrolls only up and down by itself.
 */
export function useTouchGestures({ onHold, onSwipeRight, onSwipeLeft }: TouchActs) {
  const press = useRef<Press | null>(null);
  /** After a hold or a swipe the finger's leaving is no press, and moves the focus nowhere. */
  const isDone = useRef(false);

  useEffect(() => () => clearTimeout(press.current?.hold), []);

  const letGo = (thing: HTMLElement) => {
    clearTimeout(press.current?.hold);
    press.current = null;
    thing.style.translate = '';
  };

  /** What moves sideways is this one's: a browser that scrolls on by itself would not take the next tap. */
  const [ref] = useState(
    (): RefCallback<HTMLElement> => (thing) => {
      if (!thing) return undefined;
      const keep = (event: globalThis.TouchEvent) => {
        if (press.current?.way === 'sideways' && event.cancelable) event.preventDefault();
      };
      // React's own listeners may not keep a browser from anything.
      thing.addEventListener('touchmove', keep, { passive: false });
      return () => thing.removeEventListener('touchmove', keep);
    },
  );

  return {
    ref,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      isDone.current = false;
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const thing = event.currentTarget;
      const { pointerId, clientX: x, clientY: y } = event;
      const hold = setTimeout(() => {
        if (press.current?.way !== 'open' || !onHold) return;
        press.current.way = 'over';
        isDone.current = true;
        onHold(thing);
      }, holdMs);
      press.current = { pointerId, x, y, hold, way: 'open' };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = press.current;
      if (!now || now.pointerId !== event.pointerId || now.way === 'over') return;
      const dx = event.clientX - now.x;
      const dy = event.clientY - now.y;
      if (now.way === 'open') {
        if (Math.hypot(dx, dy) < slop) return;
        clearTimeout(now.hold);
        const isSideways = Math.abs(dx) > Math.abs(dy) && (dx > 0 ? onSwipeRight : onSwipeLeft);
        now.way = isSideways ? 'sideways' : 'over';
        if (now.way === 'over') return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const least = onSwipeLeft ? -farthest : 0;
      const most = onSwipeRight ? farthest : 0;
      event.currentTarget.style.translate = `${Math.min(most, Math.max(least, dx))}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = press.current;
      const thing = event.currentTarget;
      letGo(thing);
      if (now?.way !== 'sideways') return;
      isDone.current = true;
      const step = swipeStep(event.clientX - now.x, event.clientY - now.y);
      if (step < 0) onSwipeRight?.();
      if (step > 0) onSwipeLeft?.(thing);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event.currentTarget),
    onTouchEnd(event: TouchEvent) {
      if (!isDone.current) return;
      isDone.current = false;
      // One that ends a scrolling is no press anyway, and cannot be kept from it.
      if (event.cancelable) event.preventDefault();
    },
    onDragStart(event: DragEvent) {
      if (press.current) event.preventDefault();
    },
  };
}
