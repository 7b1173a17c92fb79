import type { ComponentType } from 'react';

/** The servicio that its public page tells of, and the version on show. */
export interface ServicioDeFicha {
  readonly servicioId: number;
  readonly nombre: string;
  /** Null before level 1. */
  readonly version: { readonly id: number; readonly numero: string } | null;
}

/**
 * Where a later context shows something of its own: a button under the title, the fact about how often it answers, or the
 * content of a block which says until then who will supply it.
 */
export type LugarDeFicha =
  | 'acciones'
  | 'disponibilidad'
  | 'ejemplos'
  | 'descargas'
  | 'probar'
  | 'salud'
  | 'preguntas';

/** What a later context shows in the public page of a servicio. */
export interface FichaPanel {
  readonly lugar: LugarDeFicha;
  /** Panels of one place stand in this order, whichever context gives them. */
  readonly order: number;
  /** Whether it has something for this version; for each unless it says so. */
  readonly isFor?: (servicio: ServicioDeFicha) => boolean;
  readonly Panel: ComponentType<ServicioDeFicha>;
}

declare module '@marco/web-kit/panel-slots' {
  interface PanelSlots {
    /** The public page of a servicio. */
    readonly ficha: FichaPanel;
  }
}
