import type { EventoRow } from '../contract/index.ts';
import type { Resultado } from '../contract/terms.ts';
import type { EventoFound } from './eventos.queries.ts';

/** An event as the list shows it. */
export function presentEvento(row: EventoFound): EventoRow {
  return {
    id: row.id,
    fecha: row.occurred_at.toISOString(),
    accion: row.action,
    // A constraint of the table lets nothing else in.
    resultado: row.result as Resultado,
    tipoObjeto: row.object_type,
    idObjeto: row.object_id,
    usuario: row.actor_user_id === null ? null : { id: row.actor_user_id, nombre: row.nombreUsuario || null },
    entidad: row.actor_entity_id === null ? null : { id: row.actor_entity_id, nombre: row.nombreEntidad },
    rol: row.actor_role,
    direccion: row.address,
    correlacion: row.correlation_id,
  };
}

/** What the event tells; a detail that somebody made something else than an object is shown under one name. */
export function presentDetalle(detail: unknown): Record<string, unknown> {
  const isObject = typeof detail === 'object' && detail !== null && !Array.isArray(detail);
  return isObject ? (detail as Record<string, unknown>) : { detalle: detail };
}
