import { useState } from 'react';
import { type SuggestionSettings, useSuggestions } from './use-suggestions.ts';

/** What is suggested under a text field: whether it is open, the option pointed at, and how the arrows walk it. */
export function useOptionList(settings: SuggestionSettings) {
  const { suggestions, search, retry, forget } = useSuggestions(settings);
  const [isWanted, setOpen] = useState(false);
  // The active option belongs to the shown list: when a new list arrives, no option is active.
  const [pointed, setPointed] = useState({ among: suggestions, position: -1 });
  const active = pointed.among === suggestions ? pointed.position : -1;
  const items = suggestions.state === 'found' ? suggestions.items : [];
  const isOpen = isWanted && suggestions.state !== 'idle';

  function point(position: number): void {
    setPointed({ among: suggestions, position });
  }

  /** Around the ends. */
  function move(step: 1 | -1): void {
    if (items.length === 0) return;
    const from = active === -1 && step === -1 ? 0 : active;
    point((from + step + items.length) % items.length);
  }

  return {
    suggestions,
    search,
    retry,
    forget,
    setOpen,
    point,
    move,
    isOpen,
    /** Whether there are options to choose from. */
    hasOptions: isOpen && items.length > 0,
    active,
    /** What Enter chooses. */
    pointed: isOpen ? items[active] : undefined,
  };
}
