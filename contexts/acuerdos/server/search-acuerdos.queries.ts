import type { DatabaseSchema } from '@marco/database';
import { likeText, onPage } from '@marco/server-kit/database';
import { type CandidatoRow, type Cuales, toEnteros } from '@marco/usuarios/port';
import { type AliasableExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { AcuerdoListado } from '../contract/index.ts';
import {
  ESTADOS_ACUERDO,
  type EstadoAcuerdo,
  type OrdenAcuerdos,
  TAMANOS_ACUERDOS,
  type VistaAcuerdos,
} from '../contract/terms.ts';
import type { QuienAcuerda } from '../rules/can-act-on-acuerdo.ts';
import { findTurno } from '../rules/ciclo-acuerdo.ts';

type Database = Kysely<DatabaseSchema>;

interface Peticion {
  readonly texto?: string | null | undefined;
  readonly vista?: VistaAcuerdos | null | undefined;
  readonly estado?: EstadoAcuerdo | null | undefined;
  readonly ordenarPor?: OrdenAcuerdos | undefined;
  readonly descendente?: boolean | undefined;
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
}

const ORDER_KEYS: Readonly<Record<OrdenAcuerdos, RawBuilder<unknown>>> = {
  fecha: sql`a.estado_desde`,
  servicio: sql`clave_orden(s.nombre) collate "C"`,
};

/** The acuerdos somebody may read that satisfy every filter but the state, which is counted. */
export function buildAcuerdosVisibles(
  database: Database,
  { texto, vista }: Peticion,
  lector: Pick<QuienAcuerda, 'esMinisterio' | 'entidadId'>,
) {
  const suya = sql<number>`${lector.entidadId}::int`;
  let query = database
    .selectFrom('acuerdos as a')
    .innerJoin('servicios as s', 's.id', 'a.servicio_id')
    .innerJoin('entidades as c', 'c.id', 'a.consumidora_id')
    .innerJoin('entidades as p', 'p.id', 'a.proveedora_id');
  const esConsumidora = sql<boolean>`coalesce(a.consumidora_id = ${suya}, false)`;
  const esProveedora = sql<boolean>`coalesce(a.proveedora_id = ${suya} and a.estado <> 'borrador', false)`;
  if (vista === 'consumidora') query = query.where(esConsumidora);
  else if (vista === 'proveedora') query = query.where(esProveedora);
  else if (lector.esMinisterio)
    query = query.where(sql<boolean>`(a.estado <> 'borrador' or ${esConsumidora})`);
  else query = query.where(sql<boolean>`(${esConsumidora} or ${esProveedora})`);
  if (!texto) return query;
  const enTexto = likeText(
    sql`texto_busqueda(coalesce(a.numero, '') || ' ' || s.nombre || ' ' || c.nombre || ' ' || p.nombre)`,
    texto,
  );
  return query.where(enTexto);
}

/** The acuerdos somebody may read, as the search over everything looks at them. */
export function buildCandidatos(
  database: Database,
  { texto, codigo, ids }: Cuales,
  lector: QuienAcuerda,
): AliasableExpression<CandidatoRow> {
  return buildAcuerdosVisibles(database, { texto }, lector)
    .$if(codigo !== undefined, (query) => query.where('a.numero', '=', codigo ?? ''))
    .$if(ids !== undefined, (query) =>
      query.where('a.id', '=', sql<number>`any(${toEnteros(ids ?? [])}::int[])`),
    )
    .select([
      sql<string>`a.id::text`.as('id'),
      sql<string>`s.nombre_de_busqueda`.as('nombre'),
      sql<string | null>`lower(a.numero)`.as('codigo'),
      sql<
        string | null
      >`c.nombre_de_busqueda || ' ' || p.nombre_de_busqueda || ' ' || coalesce(c.sigla_de_busqueda, '')
        || ' ' || coalesce(p.sigla_de_busqueda, '')`.as('entidad'),
      'a.estado',
      sql<number | null>`case when a.proveedora_id = ${lector.entidadId}::int then a.proveedora_id
        else a.consumidora_id end`.as('entidad_id'),
      sql<boolean>`a.estado in ('enviado', 'en-aclaracion', 'activo')`.as('abierta'),
      'a.fecha_vencimiento as vence',
    ]);
}

/** What the search shows of acuerdos. */
export function listEncontrados(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('acuerdos as a')
    .innerJoin('servicios as s', 's.id', 'a.servicio_id')
    .innerJoin('entidades as c', 'c.id', 'a.consumidora_id')
    .innerJoin('entidades as p', 'p.id', 'a.proveedora_id')
    .where('a.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select(['a.id', 'a.numero', 's.nombre as servicio', 'c.nombre as consumidora', 'p.nombre as proveedora'])
    .select([
      sql<EstadoAcuerdo>`a.estado`.as('estado'),
      sql<string | null>`to_char(a.fecha_vencimiento, 'YYYY-MM-DD')`.as('vence'),
    ])
    .execute();
}

/** One page of the acuerdos somebody may read, and how many in each state under the other filters. */
export async function searchAcuerdos(database: Database, peticion: Peticion, lector: QuienAcuerda) {
  const { pagina = 1, tamano = TAMANOS_ACUERDOS[0], estado, ordenarPor = 'fecha' } = peticion;
  const { descendente = peticion.ordenarPor === undefined } = peticion;
  const [rows, counted] = await Promise.all([
    buildAcuerdosVisibles(database, peticion, lector)
      .innerJoin('servicios_versiones as v', 'v.id', 'a.version_id')
      .$if(estado != null, (query) => query.where('a.estado', '=', estado ?? 'activo'))
      .select(['a.id', 'a.numero', 'a.estado_desde as estadoDesde', 's.nombre as servicio'])
      .select(['c.nombre as consumidora', 'c.sigla as consumidoraSigla', 'a.consumidora_id as consumidoraId'])
      .select(['p.nombre as proveedora', 'p.sigla as proveedoraSigla', 'a.proveedora_id as proveedoraId'])
      .select([
        sql<EstadoAcuerdo>`a.estado`.as('estado'),
        sql<string>`v.mayor || '.' || v.menor`.as('versionServicio'),
        sql<string | null>`to_char(a.fecha_vencimiento, 'YYYY-MM-DD')`.as('venceEn'),
        sql<number>`(select coalesce(sum(coalesce(f.volumen_concedido, f.volumen_diario)), 0)::float8
          from acuerdos_finalidades f where f.acuerdo_id = a.id)`.as('volumenDiario'),
        sql<boolean>`exists (select from desacuerdos d where d.acuerdo_id = a.id
          and d.estado in ('reclamado', 'respondido', 'en-mediacion'))`.as('conDesacuerdo'),
      ])
      .orderBy(sql`${ORDER_KEYS[ordenarPor]} ${descendente ? sql`desc` : sql`asc`}`)
      .orderBy('a.id', 'desc')
      .$call(onPage({ pagina, tamano }))
      .execute(),
    buildAcuerdosVisibles(database, peticion, lector)
      .select([sql<EstadoAcuerdo>`a.estado`.as('estado'), sql<number>`count(*)::int`.as('cuantos')])
      .groupBy('a.estado')
      .execute(),
  ]);
  const porEstado = Object.fromEntries(
    ESTADOS_ACUERDO.map((codigo) => [codigo, counted.find((row) => row.estado === codigo)?.cuantos ?? 0]),
  ) as Record<EstadoAcuerdo, number>;
  const all = Object.values(porEstado).reduce((sum, cuantos) => sum + cuantos, 0);
  return {
    acuerdos: rows.map(
      (row): AcuerdoListado => ({
        id: row.id,
        numero: row.numero,
        estado: row.estado,
        estadoDesde: row.estadoDesde.toISOString(),
        servicio: row.servicio,
        versionServicio: row.versionServicio,
        consumidora: { nombre: row.consumidora, sigla: row.consumidoraSigla },
        proveedora: { nombre: row.proveedora, sigla: row.proveedoraSigla },
        volumenDiario: row.volumenDiario,
        turno: findTurno(row.estado),
        venceEn: row.venceEn,
        conDesacuerdo: row.conDesacuerdo,
        vista:
          row.consumidoraId === lector.entidadId
            ? 'consumidora'
            : row.proveedoraId === lector.entidadId
              ? 'proveedora'
              : null,
      }),
    ),
    total: estado == null ? all : porEstado[estado],
    porEstado,
  };
}
