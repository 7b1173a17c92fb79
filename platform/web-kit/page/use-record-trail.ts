import { useMemo } from 'react';
import { type TrailStep, useScreenTrail } from './screen-handle.ts';
import { usePageTitle } from './use-page-title.ts';

/**
 * Names the screen of one record: the title of the page and the end of its trail.
 *
 * @param above the same list as long as nothing changed
 */
export function useRecordTrail(nombre: string, above: readonly TrailStep[]): void {
  usePageTitle(nombre);
  useScreenTrail(useMemo(() => ({ trail: above, current: nombre }), [nombre, above]));
}
