import { type NavigateOptions } from 'react-router-dom';
import { useSearchParams } from './use-search-params.ts';

/**
 * Sets one parameter of the address, or takes it away; the others stay.
 * @returns a function of its name and its value, where null and an empty text take it away
 */
export function useSetParam(options?: NavigateOptions) {
  const [, setParams] = useSearchParams();
  return (name: string, value: string | null) =>
    setParams((current) => {
      if (value) current.set(name, value);
      else current.delete(name);
      return current;
    }, options);
}
