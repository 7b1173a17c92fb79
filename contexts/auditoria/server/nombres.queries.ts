import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FuenteDeNombres } from '../rules/nombres.ts';

type Database = Kysely<DatabaseSchema>;

/** Where the names of a kind of object are: rows `t` with their id and their name. */
interface Consulta {
  readonly desde: RawBuilder<unknown>;
  readonly nombre: RawBuilder<unknown>;
  readonly id?: string;
  readonly clase?: 'integer' | 'bigint' | 'uuid' | 'text';
}

const de = (tabla: string, columna = 'nombre', resto: Pick<Consulta, 'id' | 'clase'> = {}): Consulta => ({
  desde: sql`${sql.table(tabla)} t`,
  nombre: sql.ref(`t.${columna}`),
  ...resto,
});

const CONSULTAS: Readonly<Record<FuenteDeNombres, Consulta>> = {
  usuario: { desde: sql`usuarios t`, nombre: buildNombreCompleto('t') },
  membresia: {
    desde: sql`membresias t join usuarios u on u.id = t.usuario_id join entidades e on e.id = t.entidad_id`,
    nombre: sql`${buildNombreCompleto('u')} || ', ' || e.nombre`,
  },
  identidad: { desde: sql`usuarios t`, nombre: buildNombreCompleto('t'), id: 'sujeto', clase: 'text' },
  rol: de('roles'),
  entidad: de('entidades'),
  mesa: de('mesas'),
  reunion: de('reuniones', 'tematica'),
  compromiso: de('compromisos', 'descripcion'),
  servicio: de('servicios'),
  solicitud: {
    desde: sql`solicitudes t`,
    nombre: sql`coalesce(t.radicado || ', ', '') || t.servicio_nombre`,
  },
  elemento: de('elementos_versiones'),
  'elemento-de-dato': de('elementos_de_dato', 'identificador'),
  'capa-de-uso': de('capas_de_uso', 'codigo'),
  estandar: de('estandares'),
  definicion: de('ontologia_definiciones', 'codigo'),
  individuo: de('ontologia_individuos'),
  evento: de('ontologia_eventos'),
  regla: de('ontologia_reglas'),
  parametro: de('parametros', 'nombre', { id: 'clave', clase: 'text' }),
  archivo: de('archivos', 'nombre', { clase: 'uuid' }),
  exportacion: de('exportaciones', 'nombre_archivo', { clase: 'uuid' }),
  busqueda: de('busquedas_guardadas'),
  correo: de('outbox_messages', 'subject', { clase: 'bigint' }),
  oid: de('oid_nodos', 'nombre', { id: 'oid', clase: 'text' }),
  funcionalidad: de('funcionalidades'),
  subfuncionalidad: de('subfuncionalidades'),
  'item-funcionalidad': de('items_funcionalidad'),
  'estado-solicitud': de('estados_solicitud'),
  'estado-servicio': de('estados_servicio'),
  sector: de('sectores'),
};

/** Kinds of objects whose names are known. */
export const FUENTES: readonly string[] = Object.keys(CONSULTAS);

/** Whether the names of a kind of object are known. */
export function isFuenteDeNombres(tipo: string): tipo is FuenteDeNombres {
  return Object.hasOwn(CONSULTAS, tipo);
}

/** An event may contain any text, so values that cannot be an id of the table are not searched. */
const FORMA = {
  integer: /^\d{1,9}$/,
  bigint: /^\d{1,18}$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  text: /./,
} as const;

/** Names as they are today, by id; one no longer there has none. */
export async function listNombres(
  database: Database,
  fuente: FuenteDeNombres,
  ids: Iterable<string>,
): Promise<Readonly<Record<string, string>>> {
  const { desde, nombre, id = 'id', clase = 'integer' } = CONSULTAS[fuente];
  const asked = [...ids].filter((one) => FORMA[clase].test(one));
  if (asked.length === 0) return {};
  const key = sql.ref(`t.${id}`);
  const { rows } = await sql<{ id: string; nombre: string | null }>`
    select ${key}::text as id, ${nombre} as nombre from ${desde}
    where ${key} = any(${asked}::${sql.raw(clase)}[])`.execute(database);
  return Object.fromEntries(rows.flatMap((row) => (row.nombre ? [[row.id, row.nombre]] : [])));
}
