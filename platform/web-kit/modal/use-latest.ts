import { type RefObject, useRef } from 'react';

/** What a dialog that stays reads when it sends again: the value on show now, not the one it was opened with. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
