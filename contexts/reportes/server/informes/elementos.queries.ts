import type { DatabaseSchema } from '@marco/database';
import { buildVersionesLegibles, listMostrados } from '@marco/elementos-de-dato/port';
import { ESTADOS_VERSION } from '@marco/elementos-de-dato/terms';
import { likeText } from '@marco/server-kit/database';
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { buildPeriodo, type ConsultaDeInforme } from './informe.queries.ts';
import type { InformePedido } from './informe-pedido.ts';

type Database = Kysely<DatabaseSchema>;

export interface ElementosRow {
  readonly id: number;
  readonly oid: string;
  readonly identificador: string;
  readonly nombre: string;
  readonly tipo: string;
  readonly capa: string;
  readonly version: string;
  readonly estado: string;
  readonly incorporado: Date | null;
  readonly servicios: number;
  readonly entidades: number;
  /** The request that proposed it, where the reader may know of it. */
  readonly radicado: string | null;
  readonly descargas: number;
  readonly validaciones: number;
}

const EN_USO = sql<SqlBool>`exists (select from servicios_elementos u where u.version_id = v.id)`;

/** Versions of the list of elements this reader has; everybody's are those in force. */
function buildDesde(pedido: InformePedido): RawBuilder<unknown> {
  const { lector, texto, capaId, dominioId, entidadId, sectorId, desde, hasta, conUso } = pedido;
  const { tipo, clase, datoPersonal } = pedido;
  const estado = ESTADOS_VERSION.find((uno) => uno === pedido.estado);
  const conditions: Expression<SqlBool>[] = [buildPeriodo(sql`v.rige_desde`, { desde, hasta })];
  if (!lector.conElementos) conditions.push(sql<SqlBool>`v.estado = ${estado ?? 'incorporado'}`);
  else
    conditions.push(
      buildVersionesLegibles({}, { esMinisterio: lector.lado === 'ministerio', entidadId: lector.entidadId }),
      sql<SqlBool>`v.estado in (${sql.join([...listMostrados({ estado })])})`,
    );
  if (texto) conditions.push(likeText(sql`v.texto_de_busqueda`, texto));
  if (capaId != null) conditions.push(sql<SqlBool>`e.capa_id = ${capaId}`);
  if (dominioId != null) conditions.push(sql<SqlBool>`e.dominio_id = ${dominioId}`);
  if (entidadId != null) conditions.push(sql<SqlBool>`v.entidad_responsable_id = ${entidadId}`);
  if (sectorId != null)
    conditions.push(
      sql<SqlBool>`v.entidad_responsable_id in (select id from entidades where sector_id = ${sectorId})`,
    );
  if (tipo) conditions.push(sql<SqlBool>`e.tipo = ${tipo}`);
  if (clase) conditions.push(sql<SqlBool>`e.clase = ${clase}`);
  if (datoPersonal) conditions.push(sql<SqlBool>`v.dato_personal = ${datoPersonal}`);
  if (conUso != null) conditions.push(conUso ? EN_USO : sql<SqlBool>`not ${EN_USO}`);
  return sql`elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id
    where ${sql.join(conditions, sql` and `)}`;
}

interface SumasDeElementos {
  readonly elementos: number;
  readonly enUso: number;
}

/** By name. What is in use is counted from its servicios, which is one pass and not a look for each version. */
export const buildElementos = (pedido: InformePedido): ConsultaDeInforme<SumasDeElementos> => ({
  desde: buildDesde(pedido),
  id: sql`v.id`,
  orden: sql`v.clave_de_orden, v.id`,
  sumas: sql`count(distinct v.elemento_id)::int as elementos,
    (select count(*)::int from ${buildDesde(pedido)} and ${EN_USO}) as "enUso"`,
});

export async function listElementos(
  database: Database,
  ids: readonly number[],
  { lector: { lado, entidadId } }: InformePedido,
): Promise<readonly ElementosRow[]> {
  const deSolicitud = lado === 'ministerio' ? sql`true` : sql`s.entidad_id = ${entidadId}::int`;
  const { rows } = await sql<ElementosRow>`
    select v.id, v.oid, e.identificador, v.nombre, e.tipo, c.codigo as capa, v.mayor || '.' || v.menor as version, v.estado,
      v.rige_desde as incorporado,
      coalesce(uso.servicios, 0) as servicios, coalesce(uso.entidades, 0) as entidades,
      (select min(s.radicado) from solicitudes_campos f join solicitudes s on s.id = f.solicitud_id
        where f.elemento_id = e.id and f.accion = 'crear' and ${deSolicitud}) as radicado,
      (select count(*)::int from esquemas_descargas d where d.version_id = v.id) as descargas,
      (select coalesce(sum(k.mensajes), 0)::int from validaciones k where k.version_id = v.id) as validaciones
    from elementos_versiones v join elementos_de_dato e on e.id = v.elemento_id join capas_de_uso c on c.id = e.capa_id
    left join (select u.version_id, count(*)::int as servicios, count(distinct x.entidad_id)::int as entidades
      from servicios_elementos u join servicios x on x.id = u.servicio_id where u.version_id = any(${[...ids]}::int[])
      group by u.version_id) uso on uso.version_id = v.id
    where v.id = any(${[...ids]}::int[])`.execute(database);
  return rows;
}
