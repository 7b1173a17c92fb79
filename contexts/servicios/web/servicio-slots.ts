import type { ComponentType } from 'react';

/** The version of a servicio that its page shows. */
export interface VersionServicioMostrada {
  readonly servicioId: number;
  /** Null while the servicio has none. */
  readonly versionId: number | null;
  /** Whether the servicio may be used at all. */
  readonly activo: boolean;
  /** Whether who looks may read on which terms its versions are consumed. */
  readonly leeCondiciones: boolean;
}

/** What a later context shows in the private page of a servicio, after its messages or as a notice. */
export interface ServicioPanel {
  readonly order: number;
  /** Whether it stands before everything else: it tells why something of the servicio does not hold now, or nothing. */
  readonly isAviso?: true;
  readonly Panel: ComponentType<VersionServicioMostrada>;
}

/** Panels of all later contexts; `apps/web` joins them. */
export type ServicioSlots = readonly ServicioPanel[];

declare module '@marco/web-kit/panel-slots' {
  interface PanelSlots {
    /** The page of a servicio. */
    readonly servicio: ServicioPanel;
  }
}
