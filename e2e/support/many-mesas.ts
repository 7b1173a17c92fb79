import type { TestApp } from '@marco/test-kit';

/** Entity and service of the mesas that the demo data has too few of: a second page of twenty-five needs them. */
export const MANY_MESAS = {
  count: 30,
  nombre: 'Mesa de seguimiento',
  entidad: 'Instituto Colombiano Agropecuario',
  servicio: 'Apostilla y legalización de documentos',
} as const;

/** Adds mesas of one entity with one service and one meeting each. */
export function addManyMesas({ exec }: TestApp['database']): Promise<void> {
  const { count, nombre, entidad, servicio } = MANY_MESAS;
  return exec(`
    with nuevas as (
      insert into mesas (nombre, objetivo, descripcion, entidad_lider_id, consultor_principal_id,
        email_responsable_entidad, email_consultor)
      select '${nombre} ' || n, 'Seguimiento', 'Seguimiento', e.id, u.id,
        'lider@ejemplo.gov.co', 'consultor@ejemplo.gov.co'
      from generate_series(1, ${count}) n,
        (select id from entidades where nombre = '${entidad}') e,
        (select id from usuarios where numero_identificacion = '1000000002') u
      returning id, entidad_lider_id
    ), lideres as (
      insert into mesas_entidades (mesa_id, entidad_id, rol) select id, entidad_lider_id, 'lider' from nuevas
    ), reuniones_nuevas as (
      insert into reuniones (mesa_id, estado, tematica, avance, inicia_en, consultor_principal_id, participante)
      select nuevas.id, 'realizada', 'Seguimiento', 'Seguimiento', '2024-01-15T15:00:00Z', u.id, 'Equipo'
      from nuevas, (select id from usuarios where numero_identificacion = '1000000002') u
    )
    insert into mesas_servicios (mesa_id, servicio_id)
    select nuevas.id, servicios.id from nuevas, servicios where servicios.nombre = '${servicio}'`);
}
