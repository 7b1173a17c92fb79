import type { ComponentType } from 'react';

/** What later contexts show in the page of an element of the private area; `apps/web` joins them. */
export interface ElementoSlots {
  readonly Servicios: ComponentType<{ readonly elementoId: number; readonly editable?: boolean }>;
  readonly Ontologia: ComponentType<{ readonly elementoId: number; readonly isPrivate: boolean }>;
}
