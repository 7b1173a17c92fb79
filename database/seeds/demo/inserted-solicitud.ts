import type { PlannedSolicitud } from './plan-solicitudes.ts';

/** A request with the row it became. */
export interface InsertedSolicitud {
  readonly id: number;
  readonly solicitud: PlannedSolicitud;
}
