import { useEffect, useState } from 'react';

/** So far one scrolls before it counts as a change of direction, in pixels. */
const slack = 12;
/** Near the top nothing gives way yet, in pixels. */
const top = 80;

/** Whether the reader is going down the page: what floats above it makes itself small then. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < slack) return;
      setDown(scrollY > last && scrollY > top);
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
