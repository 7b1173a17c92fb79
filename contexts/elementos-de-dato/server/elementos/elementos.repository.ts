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
  fuenteListaEdicion: 'fuente_lista_edicion',
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
    .set({ ...toColumns(cambios), ...extra, modificado_en: sql<Date>`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Changes the technical name of an element that was never in force. */
export async function updateIdentificador(trx: Running, id: number, identificador: string): Promise<void> {
  await trx.updateTable('elementos_de_dato').set({ identificador }).where('id', '=', id).execute();
}

type TablaDePartes =
  | 'elementos_componentes'
  | 'elementos_nombres'
  | 'elementos_fuentes'
  | 'elementos_normas'
  | 'elementos_estandares'
  | 'elementos_relaciones'
  | 'elementos_archivos'
  | 'elementos_valores';

async function clearPartes(trx: Running, table: TablaDePartes, versionId: number): Promise<void> {
  await trx.deleteFrom(table).where('version_id', '=', versionId).execute();
}

/** Puts rows in the place of those a version has; none given, they stay. */
async function replacePartes<Table extends TablaDePartes>(
  trx: Running,
  table: Table,
  versionId: number,
  rows: readonly Omit<Insertable<DatabaseSchema[Table]>, 'version_id'>[] | undefined,
): Promise<void> {
  if (!rows) return;
  await clearPartes(trx, table, versionId);
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ ...row, version_id: versionId }));
  // A table given by its name forgets what its rows are; the parameter says it.
  await trx
    .insertInto(table as TablaDePartes)
    .values(values as never)
    .execute();
}

/** Puts the given lists in the place of those a version has; absent ones stay. */
export async function savePartes(
  trx: Running,
  versionId: number,
  { componentes, nombres, fuentes, normas, estandares, relaciones }: CambiosVersion,
): Promise<void> {
  await replacePartes(
    trx,
    'elementos_componentes',
    versionId,
    componentes?.map((parte, orden) => ({
      orden,
      componente_version_id: parte.versionId,
      nombre_local: parte.nombreLocal,
      ocurrencia_minima: parte.ocurrenciaMinima,
      ocurrencia_maxima: parte.ocurrenciaMaxima,
    })),
  );
  await replacePartes(
    trx,
    'elementos_nombres',
    versionId,
    nombres?.map(({ tipo, nombre, entidadId }) => ({ tipo, nombre, entidad_id: entidadId })),
  );
  await replacePartes(
    trx,
    'elementos_fuentes',
    versionId,
    fuentes?.map((fuente, orden) => ({ ...fuente, orden })),
  );
  await replacePartes(
    trx,
    'elementos_normas',
    versionId,
    normas?.map(({ entidadEmisora, archivoId, ...norma }, orden) => ({
      ...norma,
      orden,
      entidad_emisora: entidadEmisora,
      archivo_id: archivoId,
    })),
  );
  const ids = estandares && [...new Set(estandares)];
  await replacePartes(
    trx,
    'elementos_estandares',
    versionId,
    ids?.map((estandar_id) => ({ estandar_id })),
  );
  await replacePartes(
    trx,
    'elementos_relaciones',
    versionId,
    relaciones?.map(({ tipo, destinoElementoId, terminoExterno, nota }) => ({
      ...{ tipo, nota },
      destino_elemento_id: destinoElementoId,
      termino_externo: terminoExterno,
    })),
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
  await clearPartes(trx, 'elementos_valores', versionId);
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
  await clearPartes(trx, 'elementos_archivos', versionId);
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

/** Writes down a step of the life of a version. */
export async function addTransicion(
  trx: Running,
  transicion: Insertable<DatabaseSchema['elementos_transiciones']>,
): Promise<void> {
  await trx.insertInto('elementos_transiciones').values(transicion).execute();
}
