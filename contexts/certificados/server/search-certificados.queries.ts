import type { DatabaseSchema } from '@marco/database';
import { likeText, onPage } from '@marco/server-kit/database';
import { type CandidatoRow, type Cuales, toEnteros } from '@marco/usuarios/port';
import { type AliasableExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import {
  ESTADOS_CERTIFICADO,
  type EstadoCertificado,
  type OrdenCertificado,
  type PendienteCertificado,
  TAMANOS_CERTIFICADOS,
} from '../contract/terms.ts';
import { buildCertificados, type CertificadoRow } from './certificado.queries.ts';
import { buildEstadoDelDia, buildVigenteHoy } from './estado-del-dia.queries.ts';
import { presentListado } from './present-listado.ts';
import type { toQuienCertifica } from './quien-certifica.ts';

type Database = Kysely<DatabaseSchema>;
type Lector = ReturnType<typeof toQuienCertifica>;

interface Peticion {
  readonly texto?: string | null | undefined;
  readonly estado?: EstadoCertificado | null | undefined;
  readonly pendiente?: PendienteCertificado | null | undefined;
  readonly ordenarPor?: OrdenCertificado | undefined;
  readonly descendente?: boolean | undefined;
  readonly pagina?: number | undefined;
  readonly tamano?: number | undefined;
}

const ORDER_KEYS: Readonly<Record<OrdenCertificado, RawBuilder<unknown>>> = {
  numero: sql`c.numero collate "C"`,
  servicio: sql`c.clave_de_orden`,
  fecha: sql`c.expedido_en`,
};

/** The ids that satisfy every filter but the state, which is counted. */
function filtered(
  database: Database,
  { texto, pendiente }: Peticion,
  { esMinisterio, esOperador, entidadId }: Lector,
) {
  let query = database.selectFrom('certificados as c');
  // The operator reads what it works on: level 3.
  if (!esMinisterio)
    query = query.where(
      sql<boolean>`(c.entidad_id = ${entidadId}::int or (${esOperador}::boolean and c.nivel = 3))`,
    );
  if (pendiente === 'revocacion-pedida') query = query.where('c.revocacion_pedida_por', 'is not', null);
  if (pendiente === 'suspension-propuesta')
    query = query
      .where('c.propuesta_de', 'is not', null)
      .where(sql<boolean>`${esMinisterio || esOperador}::boolean`);
  return texto ? query.where(likeText(sql`c.texto_de_busqueda`, texto)) : query;
}

/**
 * Certificates as the search over everything looks at them: those of the list, and one whose verification code somebody
 * has, which is public to who holds it.
 */
export function buildCandidatos(
  database: Database,
  { texto, codigo, ids }: Cuales,
  lector: Lector | null,
): AliasableExpression<CandidatoRow> {
  const legibles =
    codigo === undefined && lector
      ? filtered(database, { texto }, lector)
      : database.selectFrom('certificados as c').where(sql<boolean>`${codigo !== undefined}::boolean`);
  return legibles
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .$if(codigo !== undefined, (query) => query.where('c.codigo', '=', codigo ?? ''))
    .$if(ids !== undefined, (query) =>
      query.where('c.id', '=', sql<number>`any(${toEnteros(ids ?? [])}::int[])`),
    )
    .select([
      sql<string>`c.id::text`.as('id'),
      // The name follows the numbers of the certificate and of its request.
      sql<string>`substr(c.texto_de_busqueda, length(c.numero) + length(c.radicado) + 3)`.as('nombre'),
      sql<string | null>`lower(c.numero)`.as('codigo'),
      sql<string | null>`e.nombre_de_busqueda || ' ' || coalesce(e.sigla_de_busqueda, '')`.as('entidad'),
      buildEstadoDelDia('c').as('estado'),
      'c.entidad_id',
      buildVigenteHoy('c').as('abierta'),
      'c.valido_hasta as vence',
    ]);
}

/** What the search shows of certificates. */
export function listEncontrados(database: Database, ids: readonly number[]) {
  return database
    .selectFrom('certificados as c')
    .innerJoin('entidades as e', 'e.id', 'c.entidad_id')
    .where('c.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select([
      'c.id',
      'c.numero',
      'c.codigo',
      'c.nivel',
      'c.radicado',
      'c.servicio_nombre',
      'e.nombre as entidad',
    ])
    .select(buildEstadoDelDia('c').as('estado'))
    .execute();
}

/** One page of the certificates somebody may read, and how many in each state under the other filters. */
export async function searchCertificados(database: Database, peticion: Peticion, lector: Lector) {
  const { pagina = 1, tamano = TAMANOS_CERTIFICADOS[0], estado, ordenarPor = 'fecha' } = peticion;
  const { descendente = peticion.ordenarPor === undefined } = peticion;
  const page = filtered(database, peticion, lector)
    .$if(estado != null, (query) => query.where(buildEstadoDelDia('c'), '=', estado ?? null))
    .select('c.id')
    .orderBy(sql`${ORDER_KEYS[ordenarPor]} ${descendente ? sql`desc` : sql`asc`}`)
    .orderBy('c.id', 'desc')
    .$call(onPage({ pagina, tamano }));
  const ids = (await page.execute()).map(({ id }) => id);
  const rows = (await buildCertificados(database)
    .where('c.id', '=', sql<number>`any(${ids}::int[])`)
    .execute()) as CertificadoRow[];
  const counted = await filtered(database, peticion, lector)
    .select([buildEstadoDelDia('c').as('estado'), sql<number>`count(*)`.as('cuantos')])
    .groupBy(sql`1`)
    .execute();
  const porEstado = Object.fromEntries(
    ESTADOS_CERTIFICADO.map((codigo) => [
      codigo,
      Number(counted.find((row) => row.estado === codigo)?.cuantos ?? 0),
    ]),
  ) as Record<EstadoCertificado, number>;
  const all = Object.values(porEstado).reduce((sum, cuantos) => sum + cuantos, 0);
  return {
    certificados: rows
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .map((row) => presentListado(row, lector)),
    total: estado == null ? all : porEstado[estado],
    porEstado,
  };
}
