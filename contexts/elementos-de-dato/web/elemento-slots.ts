import type { OnTotal } from '@marco/web-kit/reading-sections';
import type { ComponentType } from 'react';

/** The version of an element that a page shows. */
export interface VersionMostrada {
  readonly elementoId: number;
  readonly identificador: string;
  /** 'M.m'. */
  readonly numero: string;
  /** Of this version. */
  readonly oid: string;
}

/** What a panel in the page of an element is given. */
export interface ElementoPanelProps extends VersionMostrada {
  /**
   * Told as soon as it is known how many things the panel shows: null is nothing at all. A section of which every panel
   * shows nothing is not on the page, nor in its index.
   */
  readonly onTotal: OnTotal;
}

/** What a later context shows in the page of an element, private or public, in one of its sections. */
export interface ElementoPanel {
  readonly place: 'esquema' | 'relaciones' | 'uso' | 'citar';
  readonly order: number;
  readonly Panel: ComponentType<ElementoPanelProps>;
}

/** Panels of all later contexts; `apps/web` joins them. */
export type ElementoSlots = readonly ElementoPanel[];

/** An action of a later context on elements in force that people chose in a list. */
export interface AccionElementos {
  readonly order: number;
  readonly Accion: ComponentType<{ readonly elementos: readonly number[] }>;
}

/** Actions of all later contexts; `apps/web` joins them. */
export type AccionesSlots = readonly AccionElementos[];

declare module '@marco/web-kit/panel-slots' {
  interface PanelSlots {
    /** The page of an element: in the private area what works on it, elsewhere what anybody may read. */
    readonly elemento: ElementoPanel;
    /** What may be done with the chosen elements of the list. */
    readonly elementos: AccionElementos;
  }
}
