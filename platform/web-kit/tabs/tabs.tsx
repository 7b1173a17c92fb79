import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { leavePart } from '../banner/index.ts';
import { DirtyPartsContext, usePanelGuard } from '../unsaved-changes/index.ts';
import styles from './tabs.module.css';

export interface Tab<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
  /** How many things it holds. */
  readonly count?: number | undefined;
}

export interface TabsProps<Id extends string | number> {
  /** Name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Where a key leads from a position, around the ends; undefined for other keys. */
function nextTab(key: string, position: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (position + 1) % count;
    case 'ArrowLeft':
      return (position - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Tabs after the WAI-ARIA pattern, with automatic activation: the arrows select. Before a panel with unsaved work
 * closes, the person is asked. Parts above the tabs stay.
 */
export function Tabs<Id extends string | number>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const guard = usePanelGuard();
  const tabId = (id: Id) => `${baseId}-tab-${id}`;
  const panelId = `${baseId}-panel`;

  // Counts that come later make the tabs wider.
  const widths = tabs.map(({ count }) => count).join();
  // On a phone the list scrolls by itself: the selected tab must be in sight. The page must not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widths say when the places changed
  useEffect(() => {
    const box = list.current;
    const tab = document.getElementById(`${baseId}-tab-${selected}`);
    if (box && tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [baseId, selected, widths]);

  const focus = (id: Id) => document.getElementById(`${baseId}-tab-${id}`)?.focus({ preventScroll: true });
  // An answered question keeps the focus until it closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the tab the keys chose
  useEffect(() => {
    if (takesFocus.current) focus(selected);
    takesFocus.current = false;
  }, [selected]);

  function select(id: Id, byKeys: boolean): void {
    const go = () => {
      leavePart();
      takesFocus.current = byKeys;
      onSelect(id);
      if (byKeys) focus(id);
    };
    // If the selected tab has the focus, the newly selected one gets it; otherwise the focus does not move.
    if (id === selected) onSelect(id);
    else guard.leave(go);
  }

  function onKeyDown(event: KeyboardEvent, position: number): void {
    const target = nextTab(event.key, position, tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    select(tab.id, true);
  }

  return (
    <div className={styles['tabs']}>
      <div ref={list} className={styles['list']} role="tablist" aria-label={label}>
        {tabs.map((tab, position) => {
          const isSelected = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={tabId(tab.id)}
              className={styles['tab']}
              aria-selected={isSelected}
              aria-controls={isSelected ? panelId : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => select(tab.id, false)}
              onKeyDown={(event) => onKeyDown(event, position)}
            >
              {tab.label}{' '}
              {tab.count === undefined ? null : <span className={styles['count']}>{tab.count}</span>}
            </button>
          );
        })}
      </div>
      <div
        className={styles['panel']}
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(selected)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it, a panel may start with plain text
        tabIndex={0}
      >
        <DirtyPartsContext value={guard.parts}>{children}</DirtyPartsContext>
      </div>
    </div>
  );
}
