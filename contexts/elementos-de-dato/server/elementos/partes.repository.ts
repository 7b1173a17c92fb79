import type { DatabaseSchema } from '@marco/database';
import type { Transaction } from 'kysely';
import type { CambiosVersion, DatosValor } from '../../contract/index.ts';

type Running = Transaction<DatabaseSchema>;

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
