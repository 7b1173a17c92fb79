import { useCallback, useEffect, useRef, useState } from 'react';

export interface ComboboxItem {
  readonly id: string | number;
  readonly label: string;
  readonly description?: string | undefined;
}

export type LoadItems = (text: string, signal: AbortSignal) => Promise<readonly ComboboxItem[]>;

export type Suggestions =
  | { readonly state: 'idle' }
  | { readonly state: 'searching' }
  | { readonly state: 'found'; readonly items: readonly ComboboxItem[] }
  | { readonly state: 'failed' };

export interface SuggestionSettings {
  readonly load: LoadItems;
  readonly minChars: number;
  readonly debounceMs: number;
  readonly maxItems: number;
}

const IDLE: Suggestions = { state: 'idle' };

/**
 * Asks for suggestions: one request per pause in typing, none under the minimum of characters; a new text aborts the
 * request of the text before, so answers never arrive in the wrong order.
 */
export function useSuggestions({ load, minChars, debounceMs, maxItems }: SuggestionSettings) {
  const [suggestions, setSuggestions] = useState<Suggestions>(IDLE);
  const stop = useRef<() => void>(() => undefined);
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => () => stop.current(), []);

  const ask = useCallback(
    (text: string, waitMs: number) => {
      stop.current();
      const wanted = text.trim();
      if (wanted.length < minChars) {
        setSuggestions(IDLE);
        return;
      }
      const control = new AbortController();
      const request = async () => {
        setSuggestions({ state: 'searching' });
        try {
          const items = await latestLoad.current(wanted, control.signal);
          if (!control.signal.aborted) setSuggestions({ state: 'found', items: items.slice(0, maxItems) });
        } catch {
          if (!control.signal.aborted) setSuggestions({ state: 'failed' });
        }
      };
      const timer = setTimeout(() => void request(), waitMs);
      stop.current = () => {
        clearTimeout(timer);
        control.abort();
      };
    },
    [minChars, maxItems],
  );

  return {
    suggestions,
    /** The person typed: ask after the pause. */
    search: useCallback((text: string) => ask(text, debounceMs), [ask, debounceMs]),
    /** Ask at once. */
    retry: useCallback((text: string) => ask(text, 0), [ask]),
    forget: useCallback(() => {
      stop.current();
      setSuggestions(IDLE);
    }, []),
  };
}
