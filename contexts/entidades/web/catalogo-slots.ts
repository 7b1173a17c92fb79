import type { ComponentType } from 'react';

/** A catalogue another context keeps, shown beside those of this one. */
export interface CatalogoSlot {
  /** What the address says of it. */
  readonly id: string;
  readonly label: string;
  readonly order: number;
  readonly Panel: ComponentType;
}

/** Catalogues of every other context; `apps/web` joins them. */
export type CatalogoSlots = readonly CatalogoSlot[];

declare module '@marco/web-kit/panel-slots' {
  interface PanelSlots {
    /** The screen of the catalogues. */
    readonly catalogos: CatalogoSlot;
  }
}
