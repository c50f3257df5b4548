import { useEffect, useRef, useState } from 'react';

/** The width of an element as it is now, in pixels; 0 before it is known. */
export function useWidth<Element_ extends HTMLElement>() {
  const element = useRef<Element_>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}
