import type { DatabaseSchema } from '@marco/database';
import { type Insertable, sql, type Transaction, type Updateable, type UpdateObject } from 'kysely';
import type { CambiosVersion, DatosVersion } from '../../contract/index.ts';
import type { AccionElemento, EstadoVersion } from '../../contract/terms.ts';
import type { VersionRow } from './version-row.queries.ts';

type Running = Transaction<DatabaseSchema>;
type Versiones = DatabaseSchema['elementos_versiones'];
type Columnas = UpdateObject<DatabaseSchema, 'elementos_versiones'>;

/** Column of each field of a version that is a column. */
const COLUMNS = {
  nombre: 'nombre',
  definicion: 'definicion',
  notas: 'notas',
  usos: 'usos',
  palabrasClave: 'palabras_clave',
  ejemplos: 'ejemplos',
  entidadResponsableId: 'entidad_responsable_id',
  clasificacionInformacion: 'clasificacion_informacion',
  datoPersonal: 'dato_personal',
  tipoDato: 'tipo_dato',
  longitudMinima: 'longitud_minima',
  longitudMaxima: 'longitud_maxima',
  totalDigitos: 'total_digitos',
  decimales: 'decimales',
  valorMinimo: 'valor_minimo',
  valorMaximo: 'valor_maximo',
  patron: 'patron',
  unidadMedida: 'unidad_medida',
  fuenteLista: 'fuente_lista',
  fuenteListaEdicion: 'fecha_fuente_lista',
  modelo: 'modelo',
  esAbstracto: 'es_abstracto',
  baseVersionId: 'base_version_id',
  resumenCambio: 'resumen_cambio',
} as const satisfies Partial<Record<keyof DatosVersion, keyof Versiones>>;

function toColumns(cambios: CambiosVersion): Updateable<Versiones> {
  return Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([campo, column]) => {
      const valor = cambios[campo as keyof typeof COLUMNS];
      return valor === undefined ? [] : [[column, valor]];
    }),
  );
}

export async function addElemento(
  trx: Running,
  elemento: Insertable<DatabaseSchema['elementos_de_dato']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('elementos_de_dato')
    .values(elemento)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Holds an element until the end of the transaction; answers whether there is one. */
export async function keepElemento(trx: Running, id: number): Promise<boolean> {
  const elemento = await trx
    .selectFrom('elementos_de_dato')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return elemento !== undefined;
}

export async function addVersion(trx: Running, version: Insertable<Versiones>): Promise<number> {
  const { id } = await trx
    .insertInto('elementos_versiones')
    .values(version)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what changed of the columns of a version; every change is a new version of its row. */
export async function updateVersion(
  trx: Running,
  id: number,
  cambios: CambiosVersion,
  extra: Columnas = {},
): Promise<void> {
  await trx
    .updateTable('elementos_versiones')
    .set({ ...toColumns(cambios), ...extra, updated_at: sql<Date>`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Names the author of a draft that has none. */
export async function updateAutor(trx: Running, id: number, autorId: number): Promise<void> {
  await trx.updateTable('elementos_versiones').set({ autor_id: autorId }).where('id', '=', id).execute();
}

/** Changes the technical name of an element that was never in force. */
export async function updateIdentificador(trx: Running, id: number, identificador: string): Promise<void> {
  await trx.updateTable('elementos_de_dato').set({ identificador }).where('id', '=', id).execute();
}

/**
 * Lets go of the identificador of an element all of whose versions were thrown away.
 *
 * @returns whether it was such an element
 */
export async function updateToDescartado(trx: Running, id: number): Promise<boolean> {
  const updated = await trx
    .updateTable('elementos_de_dato')
    .set({ descartado_en: sql<Date>`now()` })
    .where('id', '=', id)
    .where((where) =>
      where.not(
        where.exists((from) =>
          from
            .selectFrom('elementos_versiones as v')
            .select('v.id')
            .whereRef('v.elemento_id', '=', 'elementos_de_dato.id')
            .where('v.estado', '<>', 'descartado'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Records a step of the lifecycle of a version. */
export async function addTransicion(
  trx: Running,
  transicion: Insertable<DatabaseSchema['elementos_transiciones']>,
): Promise<void> {
  await trx.insertInto('elementos_transiciones').values(transicion).execute();
}

/** A step of the life of a version: beginning the next one is none. */
export type AccionDeVersion = Exclude<AccionElemento, 'modificar'>;

interface PasoEscrito {
  readonly paso: AccionDeVersion;
  /** Null where the day came by itself. */
  readonly quien: number | null;
  readonly motivo: string;
}

/** Columns a step writes beside the state. */
function toColumnsDePaso({ paso, quien, motivo }: PasoEscrito): Columnas {
  switch (paso) {
    case 'avalar':
      return { revisor_id: quien };
    case 'aprobar':
      return { aprobador_id: quien };
    case 'incorporar':
      return { incorporado_por_id: quien, rige_desde: sql<Date>`now()` };
    case 'caducar':
      return { rige_hasta: sql<Date>`now()`, motivo_caducidad: motivo };
    case 'devolver':
    case 'observar':
      return { revisor_id: null, aprobador_id: null };
    default:
      return {};
  }
}

/** Writes the state a step leads to, with who took it or why where a version keeps it. */
export async function updateEstadoVersion(
  trx: Running,
  id: number,
  estado: EstadoVersion,
  paso: PasoEscrito,
): Promise<void> {
  await updateVersion(trx, id, {}, { ...toColumnsDePaso(paso), estado });
}

/** The version in force ends as the next one comes into force. */
export async function updateToHistorico(trx: Running, id: number): Promise<void> {
  const estado: EstadoVersion = 'historico';
  await updateVersion(trx, id, {}, { estado, rige_hasta: sql<Date>`now()` });
}

/** Elements a version says its own replaces are replaced from now on. */
export async function updateReemplazados(trx: Running, row: VersionRow): Promise<void> {
  await trx
    .updateTable('elementos_de_dato')
    .set({ reemplazado_por_id: row.elemento_id })
    .where('id', 'in', (from) =>
      from
        .selectFrom('elementos_relaciones')
        .select((field) => field.ref('destino_elemento_id').$notNull().as('id'))
        .where('version_id', '=', row.id)
        .where('tipo', '=', 'reemplaza'),
    )
    .execute();
}
