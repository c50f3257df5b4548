import { useEffect, useState } from 'react';
import { useSearchParams } from './use-search-params.ts';
import { useSetParam } from './use-set-param.ts';

/**
 * A parameter of the address that somebody types. The field shows each letter at once; pages are drawn a
 * moment after their address, and a field that showed what is drawn would take back the letters between.
 * @returns what stands in the field, what the drawn page is asked for, and what changes both
 */
export function useTypedParam(
  name: string,
): readonly [typed: string, drawn: string, type: (text: string) => void] {
  const [params] = useSearchParams();
  const setParam = useSetParam({ replace: true });
  const drawn = params.get(name) ?? '';
  const [typed, setTyped] = useState(drawn);
  // What changed otherwise, as by a button or on the way back, stands in the field as well.
  useEffect(() => setTyped(new URLSearchParams(location.search).get(name) ?? ''), [name, drawn]);
  return [
    typed,
    drawn,
    (text) => {
      setTyped(text);
      setParam(name, text);
    },
  ];
}
