import type { DatabaseSchema } from '@marco/database';
import { type Insertable, sql, type Transaction, type Updateable, type UpdateObject } from 'kysely';
import type { CambiosVersion, DatosValor, DatosVersion } from '../../contract/index.ts';

type Running = Transaction<DatabaseSchema>;
type Versiones = DatabaseSchema['elementos_versiones'];

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
  extra: UpdateObject<DatabaseSchema, 'elementos_versiones'> = {},
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

/** Puts rows in the place of those a version has; none given, they stay. */
async function replacePartes<Row>(
  versionId: number,
  rows: readonly Row[] | undefined,
  clear: () => { execute(): Promise<unknown> },
  add: (values: (Row & { version_id: number })[]) => { execute(): Promise<unknown> },
): Promise<void> {
  if (!rows) return;
  await clear().execute();
  if (rows.length > 0) await add(rows.map((row) => ({ ...row, version_id: versionId }))).execute();
}

/** Puts the given lists in the place of those a version has; absent ones stay. */
export async function savePartes(trx: Running, versionId: number, cambios: CambiosVersion): Promise<void> {
  const { componentes, nombres, fuentes, normas, estandares, relaciones } = cambios;
  await replacePartes(
    versionId,
    componentes?.map((parte, orden) => ({
      orden,
      componente_version_id: parte.versionId,
      nombre_local: parte.nombreLocal,
      ocurrencia_minima: parte.ocurrenciaMinima,
      ocurrencia_maxima: parte.ocurrenciaMaxima,
    })),
    () => trx.deleteFrom('elementos_componentes').where('version_id', '=', versionId),
    (values) => trx.insertInto('elementos_componentes').values(values),
  );
  await replacePartes(
    versionId,
    nombres?.map(({ tipo, nombre, entidadId }) => ({ tipo, nombre, entidad_id: entidadId })),
    () => trx.deleteFrom('elementos_nombres').where('version_id', '=', versionId),
    (values) => trx.insertInto('elementos_nombres').values(values),
  );
  await replacePartes(
    versionId,
    fuentes?.map((fuente, orden) => ({ ...fuente, orden })),
    () => trx.deleteFrom('elementos_fuentes').where('version_id', '=', versionId),
    (values) => trx.insertInto('elementos_fuentes').values(values),
  );
  await replacePartes(
    versionId,
    normas?.map(({ entidadEmisora, archivoId, ...norma }, orden) => ({
      ...norma,
      orden,
      entidad_emisora: entidadEmisora,
      archivo_id: archivoId,
    })),
    () => trx.deleteFrom('elementos_normas').where('version_id', '=', versionId),
    (values) => trx.insertInto('elementos_normas').values(values),
  );
  const ids: number[] | undefined = estandares && [...new Set<number>(estandares)];
  await replacePartes(
    versionId,
    ids?.map((estandar_id) => ({ estandar_id })),
    () => trx.deleteFrom('elementos_estandares').where('version_id', '=', versionId),
    (values) => trx.insertInto('elementos_estandares').values(values),
  );
  await replacePartes(
    versionId,
    relaciones?.map(({ tipo, destinoElementoId, terminoExterno, nota }) => ({
      tipo,
      nota,
      destino_elemento_id: destinoElementoId,
      termino_externo: terminoExterno,
    })),
    () => trx.deleteFrom('elementos_relaciones').where('version_id', '=', versionId),
    (values) => trx.insertInto('elementos_relaciones').values(values),
  );
}

/** Rows one statement takes, below the number of parameters a statement may have. */
const POR_SENTENCIA = 1000;

/** Puts values in the place of those a lista has. */
export async function saveValores(
  trx: Running,
  versionId: number,
  valores: readonly DatosValor[],
): Promise<void> {
  await trx.deleteFrom('elementos_valores').where('version_id', '=', versionId).execute();
  for (let start = 0; start < valores.length; start += POR_SENTENCIA)
    await trx
      .insertInto('elementos_valores')
      .values(
        valores.slice(start, start + POR_SENTENCIA).map((valor, place) => ({
          version_id: versionId,
          codigo: valor.codigo,
          nombre: valor.nombre,
          descripcion: valor.descripcion,
          vigente_desde: valor.vigenteDesde,
          vigente_hasta: valor.vigenteHasta,
          orden: start + place,
        })),
      )
      .execute();
}

/** Documents a version hands out beside those of its norms. */
export async function saveArchivos(trx: Running, versionId: number, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('elementos_archivos').where('version_id', '=', versionId).execute();
  if (ids.length > 0)
    await trx
      .insertInto('elementos_archivos')
      .values(ids.map((archivo_id) => ({ version_id: versionId, archivo_id })))
      .execute();
}

/** Puts identifiers of other systems in the place of those an element has. */
export async function saveIdentificadores(
  trx: Running,
  elementoId: number,
  identificadores: readonly { readonly sistema: string; readonly valor: string }[],
): Promise<void> {
  await trx.deleteFrom('elementos_identificadores').where('elemento_id', '=', elementoId).execute();
  if (identificadores.length > 0)
    await trx
      .insertInto('elementos_identificadores')
      .values(identificadores.map((identificador) => ({ ...identificador, elemento_id: elementoId })))
      .execute();
}

/** Records a step of the lifecycle of a version. */
export async function addTransicion(
  trx: Running,
  transicion: Insertable<DatabaseSchema['elementos_transiciones']>,
): Promise<void> {
  await trx.insertInto('elementos_transiciones').values(transicion).execute();
}
