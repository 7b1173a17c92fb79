import type { ComponentType } from 'react';
import type { RetornoEntidad } from '../rules/destino-retorno.ts';

/** A tab of the detail of an entity that a later context gives. */
export interface EntidadPanel {
  /** What the address says of it. */
  readonly id: string;
  readonly label: string;
  readonly order: number;
  readonly Panel: ComponentType<{ readonly entidadId: number }>;
}

/** Tabs of all later contexts; `apps/web` joins them. */
export type EntidadSlots = readonly EntidadPanel[];

/** Lists of all later contexts that open entities; `apps/web` joins them. */
export type RetornoSlots = readonly RetornoEntidad[];

declare module '@marco/web-kit/panel-slots' {
  interface PanelSlots {
    /** The tabs of an entity. */
    readonly entidad: EntidadPanel;
    /** The lists that an entity is opened from. */
    readonly retornos: RetornoEntidad;
  }
}
