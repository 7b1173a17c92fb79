import { sql } from 'kysely';
import type { ObjetoFila } from '../../contract/terms.ts';
import type { Nombrada, NombraFilas } from './alcance-de-filas.ts';

type ObjetoDeUso = Extract<
  ObjetoFila,
  'elemento' | 'casi-duplicado' | 'compromiso' | 'mesa' | 'reunion' | 'acta' | 'acuerdo' | 'demanda'
>;

/** Names what stands beside the requests: the language, the mesas and the acuerdos. */
export const NOMBRES_DE_USO: Readonly<Record<ObjetoDeUso, NombraFilas>> = {
  elemento: (ids) => sql<Nombrada>`
    select v.id, v.nombre, e.identificador || ', versión ' || v.mayor || '.' || v.menor as detalle, e.oid as clave, true as visible
    from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id where v.id = any(${[...ids]}::int[])`,
  'casi-duplicado': (ids) => sql<Nombrada>`
    select p.id, v.nombre, d.nombre || ', ' || e.identificador || '; ' || f.nombre || ', ' || o.identificador as detalle, e.oid as clave,
      json_build_object('nombre', w.nombre, 'clave', o.oid) as otra, true as visible
    from elementos_parejas p join elementos_versiones v on v.id = p.una_id join elementos_versiones w on w.id = p.otra_id
    join elementos_de_dato e on e.id = v.elemento_id join elementos_de_dato o on o.id = w.elemento_id
    join dominios d on d.id = e.dominio_id join dominios f on f.id = o.dominio_id where p.id = any(${[...ids]}::int[])`,
  compromiso: (ids, { todas, entidadId, usuarioId, leeMesas }) => sql<Nombrada>`
    select c.id, c.descripcion as nombre, m.nombre as detalle, m.id::text as clave,
      (${leeMesas} and (${todas} or c.entidad_id = ${entidadId}::int or c.responsable_usuario_id = ${usuarioId}::int)) is true as visible
    from compromisos c join mesas m on m.id = c.mesa_id where c.id = any(${[...ids]}::int[])`,
  mesa: (ids) => sql<Nombrada>`
    select m.id, m.nombre, 'Mesa' as detalle, m.id::text as clave, true as visible from mesas m where m.id = any(${[...ids]}::int[])`,
  reunion: (ids) => sql<Nombrada>`
    select r.id, r.tematica as nombre, m.nombre as detalle, m.id::text as clave, true as visible
    from reuniones r join mesas m on m.id = r.mesa_id where r.id = any(${[...ids]}::int[])`,
  acta: (ids) => sql<Nombrada>`
    select a.id, 'Acta ' || a.numero as nombre, m.nombre as detalle, m.id::text as clave, true as visible
    from actas a join mesas m on m.id = a.mesa_id where a.id = any(${[...ids]}::int[])`,
  acuerdo: (ids, { todas, operador, entidadId }) => sql<Nombrada>`
    select a.id, coalesce(a.numero, 'Sin número') as nombre, s.nombre as detalle, a.id::text as clave,
      (${todas} or ${operador} or ${entidadId}::int in (a.consumidora_id, a.proveedora_id)) is true as visible
    from acuerdos a join servicios s on s.id = a.servicio_id where a.id = any(${[...ids]}::int[])`,
  demanda: (ids, { todas }) => sql<Nombrada>`
    select d.id, coalesce(e.identificador, d.dato) as nombre, '' as detalle, null::text as clave,
      (${todas} or d.elemento_id is not null) as visible
    from directorio_demandas d left join elementos_de_dato e on e.id = d.elemento_id where d.id = any(${[...ids]}::int[])`,
};
