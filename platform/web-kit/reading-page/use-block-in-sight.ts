import { useEffect, useState } from 'react';
import { toTitleId } from './go-to-block.ts';
import type { IndexEntry } from './index-entry.ts';

/** Where a block counts as the one that is read in a window that does not say where blocks come to stand, in px. */
const READING_LINE = 140;

/** A block that is led to may stand so far under the place it is led to, in px: borders and parts of pixels. */
const SLACK = 8;

/** The block that is being read: the last one that began above the line, or the one that was led to at the end of a page. */
export function useBlockInSight(entries: readonly IndexEntry[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(entries[0]?.id);
  useEffect(() => {
    const look = () => setCurrent(findBlockInSight(entries));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [entries]);
  return current;
}

function findBlockInSight(entries: readonly IndexEntry[]): string | undefined {
  const root = document.documentElement;
  // At the end of a page nothing scrolls further: who was led to one of the last blocks reads that one.
  if (window.scrollY > 0 && window.innerHeight + window.scrollY >= root.scrollHeight - SLACK) {
    const led = entries.find(({ id }) => document.activeElement?.id === toTitleId(id));
    if (led) return led.id;
  }
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + SLACK || READING_LINE;
  const begun = entries.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
  return (begun.at(-1) ?? entries[0])?.id;
}
