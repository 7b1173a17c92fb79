import { useCallback, useRef } from 'react';

/**
 * A key for the creation a form sends: the same while its content is the same, so that sending again after an
 * answer that never arrived creates nothing twice; another one for other content.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return useCallback((content: unknown) => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
