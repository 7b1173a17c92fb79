import type { ComponentType } from 'react';

/** The version of an element that a page shows. */
export interface VersionMostrada {
  readonly elementoId: number;
  readonly identificador: string;
  /** 'M.m'. */
  readonly numero: string;
}

/** What a later context shows in the private page of an element, in one of its sections. */
export interface ElementoPanel {
  readonly place: 'esquemas' | 'relaciones';
  readonly order: number;
  readonly Panel: ComponentType<VersionMostrada>;
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
    /** The page of an element. */
    readonly elemento: ElementoPanel;
    /** What may be done with the chosen elements of the list. */
    readonly elementos: AccionElementos;
  }
}
