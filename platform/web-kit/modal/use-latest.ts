import { type RefObject, useRef } from 'react';

/** Gives an open dialog the present value when it sends again, not the value from when it was opened. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
