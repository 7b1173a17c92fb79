import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import {
  type AcuerdoActualizable,
  type FinalidadConLugares,
  isActualizacionCompatible,
} from '../rules/actualizacion.ts';
import { type AcuerdoRow, type FinalidadRow, findAcuerdoRow, listFinalidades } from './acuerdo.queries.ts';
import { listCamposPedibles } from './campos-pedibles.queries.ts';
import type { AcuerdoLeido } from './read-acuerdo.ts';

type Database = Kysely<DatabaseSchema>;

async function readActualizable(
  database: Database,
  row: AcuerdoRow,
  finalidades: readonly FinalidadRow[],
): Promise<AcuerdoActualizable> {
  const campos = await listCamposPedibles(database, row.versionId);
  const lugares = new Map(campos.map(({ id, operacion, ruta }) => [id, `${operacion} ${ruta}`]));
  const toConLugares = (una: FinalidadRow): FinalidadConLugares => ({
    titulo: una.titulo,
    descripcion: una.descripcion,
    norma: una.norma,
    base: una.base,
    volumen: una.volumenConcedido ?? una.volumenDiario,
    // A field that is no longer there stands nowhere.
    lugares: new Set(una.campos.map(({ campoId }) => lugares.get(campoId) ?? `${campoId}`)),
  });
  return {
    version: { id: row.versionId, mayor: row.mayor },
    sistema: row.sistema,
    finalidades: finalidades.map(toConLugares),
  };
}

/** The number of the active acuerdo a successor only takes to a compatible version; undefined where it asks for something else. */
export async function findActualizado(
  database: Database,
  { row, finalidades, loReemplaza }: AcuerdoLeido,
): Promise<string | undefined> {
  if (!loReemplaza || row.baseId === null) return undefined;
  const base = await findAcuerdoRow(database, row.baseId);
  if (base?.estado !== 'activo' || base.numero === null) return undefined;
  const antes = await readActualizable(database, base, await listFinalidades(database, base.id));
  const ahora = await readActualizable(database, row, finalidades);
  return isActualizacionCompatible(antes, ahora) ? base.numero : undefined;
}
