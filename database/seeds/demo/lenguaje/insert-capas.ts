import { toMomentText } from '@marco/country/local-time';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { keepNodos } from '../../lenguaje-oid.ts';
import { readCsv } from '../../read-data.ts';
import { getNamed } from '../directory.ts';

const NODO_CAPAS = '2.999.170.4';
const ESPACIO_RAIZ = 'https://lenguaje.ejemplo.gov.co';

/** The layers of the reference data are in force since that day. */
const COMUNES_DESDE = '2024-01-15';

/** A layer is opened on the day it is in force from. */
function atOpening(day: string): string {
  return toMomentText(day, '08:30');
}

/** The reference data has the first two. */
const PRIMER_ARCO = 3;

/**
 * Layers of a sector, of two projects and of one servicio.
 *
 * @returns identifiers of all layers by code, those of the reference data included
 */
export async function insertCapas(
  trx: Transaction<DatabaseSchema>,
  entidades: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const file = new URL('capas.csv', import.meta.url);
  const capas = readCsv(file, [
    'codigo' as const,
    'tipo' as const,
    'padre' as const,
    'entidad' as const,
    'sector' as const,
    'carpeta' as const,
    'nombre' as const,
    'prefijo' as const,
    'descripcion' as const,
    'fecha' as const,
  ]);
  await keepNodos(
    trx,
    capas.map(({ nombre }, position) => ({
      padre: NODO_CAPAS,
      arco: PRIMER_ARCO + position,
      nombre: `Capa ${nombre}`,
      tipo: 'capa-de-uso',
    })),
  );
  const known = await trx.selectFrom('capas_de_uso').select(['id', 'codigo']).execute();
  const ids = new Map(known.map(({ id, codigo }) => [codigo, id]));
  await trx
    .updateTable('capas_de_uso')
    .set({ created_at: atOpening(COMUNES_DESDE) })
    .execute();
  await trx
    .updateTable('capas_de_uso_versiones')
    .set({ created_at: atOpening(COMUNES_DESDE) })
    .execute();
  const sectores = await trx.selectFrom('sectores').select(['id', 'codigo']).execute();
  for (const [position, capa] of capas.entries()) {
    const oid = `${NODO_CAPAS}.${PRIMER_ARCO + position}`;
    const { id } = await trx
      .insertInto('capas_de_uso')
      .values({
        codigo: capa.codigo,
        tipo: capa.tipo,
        capa_padre_id: getNamed(ids, capa.padre),
        entidad_id: capa.entidad === '' ? null : getNamed(entidades, capa.entidad),
        sector_id: sectores.find(({ codigo }) => String(codigo) === capa.sector)?.id ?? null,
        carpeta: capa.carpeta,
        oid,
        created_at: atOpening(capa.fecha),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('capas_de_uso_versiones')
      .values({
        capa_id: id,
        mayor: 1,
        menor: 0,
        estado: 'vigente',
        nombre: capa.nombre,
        descripcion: capa.descripcion,
        prefijo: capa.prefijo,
        espacio_nombres: `${ESPACIO_RAIZ}/1.0/esquemas/${capa.carpeta}`,
        fuente_informacion: 'Acuerdo entre la entidad responsable y el ministerio.',
        fecha_vigencia: capa.fecha,
        created_at: atOpening(capa.fecha),
      })
      .execute();
    await trx.updateTable('oid_nodos').set({ objeto_id: id }).where('oid', '=', oid).execute();
    ids.set(capa.codigo, id);
  }
  return ids;
}
