import type { ComponentType } from 'react';

interface PanelProps {
  readonly entidadId: number;
}

/** What later contexts show in the detail of an entity; `apps/web` joins them. */
export interface EntidadSlots {
  readonly Usuarios: ComponentType<PanelProps>;
  readonly Servicios: ComponentType<PanelProps>;
  readonly Mesas: ComponentType<PanelProps>;
}
