import { ZONE } from '@marco/country/zone';
import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';
import type { EstadoVersionCapa, TipoCapa } from '../contract/terms.ts';
import type { NumeroVersion } from '../rules/version-capa.ts';

type Running = Transaction<DatabaseSchema>;

/** The day it is in Colombia. */
const HOY = sql<string>`(now() at time zone ${sql.lit(ZONE.name)})::date`;

export interface CapaNueva {
  readonly codigo: string;
  readonly tipo: TipoCapa;
  readonly carpeta: string;
  readonly capaPadreId: number | null;
  readonly entidadId: number | null;
  readonly sectorId: number | null;
}

export interface VersionNueva extends NumeroVersion {
  readonly capaId: number;
  readonly estado: Exclude<EstadoVersionCapa, 'historica'>;
  readonly nombre: string;
  readonly descripcion: string;
  readonly prefijo: string;
  readonly espacioNombres: string;
  readonly fuenteInformacion: string;
  readonly creadoPor: number;
}

const toColumns = ({ codigo, carpeta, capaPadreId, entidadId, sectorId }: Omit<CapaNueva, 'tipo'>) => ({
  codigo,
  carpeta,
  capa_padre_id: capaPadreId,
  entidad_id: entidadId,
  sector_id: sectorId,
});

export async function addCapa(trx: Running, capa: CapaNueva, oid: string): Promise<number> {
  const { id } = await trx
    .insertInto('capas_de_uso')
    .values({ ...toColumns(capa), tipo: capa.tipo, oid })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The data of the layer that a draft can change beside its texts; the kind never changes. */
export async function updateCapaRow(trx: Running, id: number, capa: Omit<CapaNueva, 'tipo'>): Promise<void> {
  await trx.updateTable('capas_de_uso').set(toColumns(capa)).where('id', '=', id).execute();
}

/** Counts one more change of the layer, whatever it was. */
export async function updateVersionDeFila(trx: Running, id: number): Promise<void> {
  await trx.updateTable('capas_de_uso').set({ version: sql`version + 1` }).where('id', '=', id).execute();
}

export async function updateActiva(trx: Running, id: number, activa: boolean): Promise<void> {
  await trx.updateTable('capas_de_uso').set({ activa }).where('id', '=', id).execute();
}

export async function addVersion(trx: Running, version: VersionNueva): Promise<number> {
  const { capaId, mayor, menor, estado, nombre, descripcion, prefijo } = version;
  const { id } = await trx
    .insertInto('capas_de_uso_versiones')
    .values({
      capa_id: capaId,
      mayor,
      menor,
      estado,
      nombre,
      descripcion,
      prefijo,
      espacio_nombres: version.espacioNombres,
      fuente_informacion: version.fuenteInformacion,
      fecha_vigencia: estado === 'vigente' ? HOY : null,
      creado_por: version.creadoPor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type TextosVersion = Pick<
  VersionNueva,
  'nombre' | 'descripcion' | 'prefijo' | 'fuenteInformacion' | 'espacioNombres'
>;

export async function updateTextos(trx: Running, versionId: number, textos: TextosVersion): Promise<void> {
  const { nombre, descripcion, prefijo, espacioNombres, fuenteInformacion } = textos;
  await trx
    .updateTable('capas_de_uso_versiones')
    .set({
      nombre,
      descripcion,
      prefijo,
      espacio_nombres: espacioNombres,
      fuente_informacion: fuenteInformacion,
      version: sql`version + 1`,
    })
    .where('id', '=', versionId)
    .execute();
}

/** A draft comes in force today. */
export async function updateToVigente(trx: Running, versionId: number): Promise<void> {
  await trx
    .updateTable('capas_de_uso_versiones')
    .set({ estado: 'vigente', fecha_vigencia: HOY, version: sql`version + 1` })
    .where('id', '=', versionId)
    .execute();
}

/** Freezes what was in force. */
export async function updateToHistorica(trx: Running, versionId: number): Promise<void> {
  await trx
    .updateTable('capas_de_uso_versiones')
    .set({ estado: 'historica', version: sql`version + 1` })
    .where('id', '=', versionId)
    .execute();
}

export async function addDocumentos(
  trx: Running,
  versionId: number,
  archivos: readonly string[],
): Promise<void> {
  if (archivos.length === 0) return;
  await trx
    .insertInto('capas_de_uso_archivos')
    .values(archivos.map((archivo_id) => ({ version_id: versionId, archivo_id })))
    .execute();
}

/** Whether the version had the removed document. */
export async function clearDocumento(trx: Running, versionId: number, archivoId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('capas_de_uso_archivos')
    .where('version_id', '=', versionId)
    .where('archivo_id', '=', archivoId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
