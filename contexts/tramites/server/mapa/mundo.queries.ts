import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { type Kysely, sql } from 'kysely';
import type { DecisionMapeo, TipoRequisito } from '../../contract/terms.ts';
import type { ParDeElementos } from '../../rules/mapa/equivalencias.ts';
import type { LlamadaDelMapa } from '../../rules/mapa/mundo.ts';

type Database = Kysely<DatabaseSchema>;

interface RequisitoDelMapaRow {
  readonly id: number;
  readonly tramiteId: number;
  readonly entidadId: number;
  readonly tipo: TipoRequisito;
  readonly exigeOriginal: boolean;
  readonly emisoraId: number | null;
  readonly datos: readonly string[];
}

/** What some trámites ask for; a private body that issues a paper is no State that holds its data. */
export async function listRequisitosDelMapa(
  database: Database,
  tramiteIds: readonly number[],
): Promise<RequisitoDelMapaRow[]> {
  const { rows } = await sql<RequisitoDelMapaRow>`
    select r.id, r.tramite_id as "tramiteId", t.entidad_id as "entidadId", r.tipo, r.exige_original as "exigeOriginal",
      e.id as "emisoraId", r.datos
    from tramites_requisitos r join tramites t on t.id = r.tramite_id
    left join entidades e on e.id = r.entidad_emisora_id and e.tipo <> 'privada'
    where r.tramite_id = any(${[...tramiteIds]}::int[]) and r.activo order by r.tramite_id, r.orden, r.id`.execute(
    database,
  );
  return rows;
}

interface ElementoDelMapaRow {
  readonly requisitoId: number;
  readonly elementoId: number;
  readonly decision: DecisionMapeo;
  readonly dato: string;
}

/** Elements those requisitos may prove. */
export async function listElementosDelMapa(
  database: Database,
  tramiteIds: readonly number[],
): Promise<ElementoDelMapaRow[]> {
  const { rows } = await sql<ElementoDelMapaRow>`
    select m.requisito_id as "requisitoId", m.elemento_id as "elementoId", m.decision, m.dato
    from tramites_requisitos_elementos m join tramites_requisitos r on r.id = m.requisito_id
    where r.tramite_id = any(${[...tramiteIds]}::int[]) and r.activo order by m.requisito_id, m.id`.execute(
    database,
  );
  return rows;
}

/**
 * Who has the first element has the second one: what a version that rules or ruled says of another element, and two that are
 * the same term of a vocabulary outside.
 */
export async function listParesDeElementos(database: Database): Promise<ParDeElementos[]> {
  const { rows } = await sql<{ tiene: number; sirve: number }>`
    with dichas as materialized (
      select distinct v.elemento_id, r.tipo, r.destino_elemento_id, r.termino_externo
      from elementos_relaciones r join elementos_versiones v on v.id = r.version_id
      where r.tipo in ('reemplaza', 'sinonimo-de', 'equivale-a') and v.estado in ('incorporado', 'historico', 'caducado')
    )
    select elemento_id as tiene, destino_elemento_id as sirve from dichas where tipo in ('reemplaza', 'sinonimo-de')
    union
    select destino_elemento_id, elemento_id from dichas where tipo = 'sinonimo-de'
    union
    select a.elemento_id, b.elemento_id from dichas a join dichas b
      on b.termino_externo = a.termino_externo and b.elemento_id <> a.elemento_id
    where a.tipo = 'equivale-a' and b.tipo = 'equivale-a'
    order by tiene, sirve`.execute(database);
  return rows.map(({ tiene, sirve }) => [tiene, sirve] as const);
}

/** The calls whose answer carries any of some elements: found by the index of the directory. */
export async function listLlamadasDelMapa(
  database: Database,
  elementoIds: readonly number[],
): Promise<LlamadaDelMapa[]> {
  if (elementoIds.length === 0) return [];
  const { rows } = await sql<LlamadaDelMapa>`
    select l.operacion_id as "operacionId", l.servicio_id as "servicioId", d.entidad_id as "entidadId", d.nivel, l.pide,
      l.entrega
    from directorio_servicios d join directorio_llamadas l on l.servicio_id = d.servicio_id
    where d.entrega && ${[...elementoIds]}::int[] and not d.en_suspension and l.entrega && ${[...elementoIds]}::int[]
    order by l.operacion_id`.execute(database);
  return rows;
}

interface ResponsableRow {
  readonly elementoId: number;
  readonly entidadId: number;
}

/** Public bodies that answer for some elements, by their version in force. */
export async function listResponsables(
  database: Database,
  elementoIds: readonly number[],
): Promise<ResponsableRow[]> {
  const { rows } = await sql<ResponsableRow>`
    select distinct on (v.elemento_id) v.elemento_id as "elementoId", e.id as "entidadId"
    from elementos_versiones v join entidades e on e.id = v.entidad_responsable_id and e.tipo <> 'privada'
    where v.elemento_id = any(${[...elementoIds]}::int[]) and v.estado = 'incorporado'
    order by v.elemento_id, v.mayor desc, v.menor desc`.execute(database);
  return rows;
}

interface AcuerdoRow {
  readonly entidadId: number;
  readonly servicioId: number;
}

/** That a row `s` of the servicios a trámite uses has an agreement in force today. */
export const ACUERDO_VIGENTE = sql`s.uso = 'consume' and s.acuerdo <> ''
  and (s.acuerdo_hasta is null or s.acuerdo_hasta >= (now() at time zone ${sql.lit(ZONE.name)})::date)`;

/** Agreements in force of the entidades of some trámites, as those who keep the trámites wrote them. */
export async function listAcuerdosVigentes(
  database: Database,
  entidadIds: readonly number[],
): Promise<AcuerdoRow[]> {
  const { rows } = await sql<AcuerdoRow>`
    select distinct t.entidad_id as "entidadId", s.servicio_id as "servicioId"
    from tramites t join tramites_servicios s on s.tramite_id = t.id
    where t.entidad_id = any(${[...entidadIds]}::int[]) and ${ACUERDO_VIGENTE}`.execute(database);
  return rows;
}

/** Elements by their identifiers. */
export async function listElementosPorNombre(
  database: Database,
  identificadores: readonly string[],
): Promise<number[]> {
  if (identificadores.length === 0) return [];
  const rows = await database
    .selectFrom('elementos_de_dato')
    .select('id')
    .where('identificador', 'in', [...identificadores])
    .execute();
  return rows.map(({ id }) => id);
}
