import { useEffect, useRef } from 'react';

/** Calls back after the running time is used up; paused time does not count. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(durationMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
