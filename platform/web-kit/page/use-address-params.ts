import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

type NextParams = Parameters<ReturnType<typeof useSearchParams>[1]>[0];

/**
 * What the address says of the screen, and how to change it. Use it for every change that a key or a press causes.
 * The router draws its changes later, and code that runs before would still compute with the old address; this hook
 * shows the change at once.
 *
 * @returns `change` for what the person does; `correct` for what the screen puts right by itself, in the same entry of
 * the history
 */
export function useAddressParams() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (next: NextParams, how: NavigateOptions = {}) => setParams(next, { ...how, flushSync: true }),
    [setParams],
  );
  const correct = useCallback((next: NextParams) => setParams(next, { replace: true }), [setParams]);
  return { params, change, correct };
}
