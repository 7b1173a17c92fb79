import { type RawBuilder, sql } from 'kysely';
import type { ObjetoFila } from '../../contract/terms.ts';
import type { Nombrada, NombraFilas } from './alcance-de-filas.ts';

type ObjetoDeIntercambio = Extract<
  ObjetoFila,
  'servicio-xroad' | 'dependencia' | 'papel' | 'evento' | 'correo' | 'trabajo'
>;

/** A member as people know it: the entidad that has its code, or the code. */
const nombreDeMiembro = (alias: string) => sql`coalesce((select e.nombre from entidades e
  where ${sql.ref(`${alias}.clase`)} = 'GOB' and e.codigo_xroad = ${sql.ref(`${alias}.miembro`)} order by e.id limit 1),
  ${sql.ref(`${alias}.miembro`)})`;
const isDe = (entidadId: number | null, miembros: RawBuilder<unknown>) =>
  sql`(select e.codigo_xroad from entidades e where e.id = ${entidadId}::int) in (${miembros})`;

/** Names what passes through X-Road, the papers of trámites, and what says whether the system can be trusted. */
export const NOMBRES_DE_INTERCAMBIO: Readonly<Record<ObjetoDeIntercambio, NombraFilas>> = {
  'servicio-xroad': (ids, { todas, operador, entidadId }) => sql<Nombrada>`
    select s.id, coalesce(d.nombre, s.codigo) as nombre, ${nombreDeMiembro('m')} as detalle, null::text as clave,
      (${todas} or ${operador} or ${isDe(entidadId, sql`m.miembro`)}) is true as visible
    from plataforma_servicios s join plataforma_subsistemas m on m.id = s.subsistema_id
    left join servicios d on d.id = s.servicio_id where s.id = any(${[...ids]}::int[])`,
  dependencia: (ids, { todas, operador, entidadId }) => sql<Nombrada>`
    select r.id, ${nombreDeMiembro('m')} as nombre, 'La consulta ' || ${nombreDeMiembro('c')} as detalle, null::text as clave,
      (${todas} or ${operador} or ${isDe(entidadId, sql`m.miembro, c.miembro`)}) is true as visible
    from plataforma_relaciones r join plataforma_subsistemas c on c.id = r.cliente_id
    join plataforma_servicios s on s.id = r.servicio_id join plataforma_subsistemas m on m.id = s.subsistema_id
    where r.id = any(${[...ids]}::int[])`,
  papel: (ids) => sql<Nombrada>`
    select r.id, r.nombre, t.nombre as detalle, t.codigo as clave, true as visible
    from tramites_requisitos r join tramites t on t.id = r.tramite_id where r.id = any(${[...ids]}::int[])`,
  evento: (ids, { todas }) => sql<Nombrada>`
    select a.id::int as id, 'Evento ' || a.id as nombre, 'Verificación de la auditoría' as detalle, null::text as clave, ${todas} as visible
    from audit_events a where a.id = any(${[...ids]}::bigint[])`,
  // Whom a mail was for is nobody's to read here.
  correo: (ids, { todas, operador }) => sql<Nombrada>`
    select o.id::int as id, o.event as nombre, 'Correo abandonado' as detalle, null::text as clave, ${todas || operador} as visible
    from outbox_messages o where o.id = any(${[...ids]}::bigint[])`,
  trabajo: (ids, { todas, operador }) => sql<Nombrada>`
    select j.id::int as id, j.kind as nombre, 'Trabajo abandonado' as detalle, null::text as clave, ${todas || operador} as visible
    from jobs j where j.id = any(${[...ids]}::bigint[])`,
};
