import type { OnTotal } from '@marco/web-kit/reading-sections';
import type { ComponentType } from 'react';
import type { RetornoEntidad } from '../rules/destino-retorno.ts';

/** What a panel in the page of an entity is given. */
export interface EntidadPanelProps {
  readonly entidadId: number;
  /** Told how many things the panel shows: null is nothing at all, and then its section is not on the page. */
  readonly onTotal: OnTotal;
}

/** A section of the page of an entity that a later context gives. */
export interface EntidadPanel {
  /** What the address says of it. */
  readonly id: string;
  readonly label: string;
  readonly order: number;
  readonly Panel: ComponentType<EntidadPanelProps>;
}

/** Sections of all later contexts; `apps/web` joins them. */
export type EntidadSlots = readonly EntidadPanel[];

/** Lists of all later contexts that open entities; `apps/web` joins them. */
export type RetornoSlots = readonly RetornoEntidad[];

declare module '@marco/web-kit/panel-slots' {
  interface PanelSlots {
    /** The sections of an entity. */
    readonly entidad: EntidadPanel;
    /** The lists that an entity is opened from. */
    readonly retornos: RetornoEntidad;
  }
}
