import type { FuenteDeUso } from '@marco/directorio/port';
import { sql } from 'kysely';
import { POLITICA_INICIAL } from '../contract/terms.ts';
import { ACUERDO_EN_VIGOR } from './acuerdos-en-vigor.queries.ts';

/** Entidades that the public page of a servicio names; the rest is a number. */
const NOMBRADAS = 50;

interface UsoRow {
  readonly total: number;
  readonly entidades: readonly {
    readonly id: number;
    readonly nombre: string;
    readonly sigla: string | null;
  }[];
}

interface TerminosRow {
  readonly modo: string | null;
  readonly diasRespuesta: number | null;
  readonly pideConvenio: boolean;
}

/**
 * What everybody may read of the acuerdos of a servicio: which entidades have one in force, and on which terms its published
 * version is asked for. Purposes, fields and people stay with the sides (levels §10, directory §3).
 */
export const findUsoAcordado: FuenteDeUso = async (database, { servicioId, versionId }) => {
  const [uso, terminos] = await Promise.all([
    sql<UsoRow>`
      with acordadas as materialized (
        select e.id, e.nombre, e.sigla, e.clave_de_orden from entidades e where exists (
          select from acuerdos a where a.consumidora_id = e.id and a.servicio_id = ${servicioId}::int and ${ACUERDO_EN_VIGOR})
      )
      select (select count(*)::int from acordadas) as total, coalesce((
        select jsonb_agg(jsonb_build_object('id', n.id, 'nombre', n.nombre, 'sigla', n.sigla) order by n.clave_de_orden, n.id)
        from (select * from acordadas order by clave_de_orden, id limit ${sql.lit(NOMBRADAS)}) n), '[]') as entidades`.execute(
      database,
    ),
    sql<TerminosRow>`
      select p.modo, p.dias_respuesta as "diasRespuesta", exists (
        select from jsonb_array_elements(coalesce(p.grupos, '[]')) as grupo where jsonb_array_length(grupo) > 0
          and not exists (select from jsonb_array_elements(grupo) as condicion where condicion ->> 'clase' <> 'convenio')
      ) as "pideConvenio"
      from servicios_versiones v left join acuerdos_politicas p on p.version_id = v.id
      where v.id = ${versionId}::int and v.estado = 'publicada'`.execute(database),
  ]);
  const dichos = terminos.rows[0];
  return {
    acordadas: uso.rows[0] ?? { total: 0, entidades: [] },
    terminos: dichos
      ? {
          esAutomatico: dichos.modo === 'automatica',
          pideConvenio: dichos.pideConvenio,
          diasRespuesta: dichos.diasRespuesta ?? POLITICA_INICIAL.diasRespuesta,
        }
      : null,
  };
};
