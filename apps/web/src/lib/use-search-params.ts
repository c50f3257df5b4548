import { useCallback } from 'react';
import {
  type NavigateOptions,
  useNavigate,
  useSearchParams as useDrawnParams,
} from 'react-router-dom';

/**
 * The parameters of the address, and what changes them. A change begins with the address as it is
 * by then, where the router's own begins with the one last drawn: of two quick changes it would lose
 * the first.
 */
export function useSearchParams() {
  const [params] = useDrawnParams();
  const navigate = useNavigate();
  const setParams = useCallback(
    (change: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      void navigate(`?${change(new URLSearchParams(location.search))}`, options),
    [navigate],
  );
  return [params, setParams] as const;
}
