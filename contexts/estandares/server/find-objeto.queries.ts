import { type BuscadorDeObjeto, type ObjetosIdentificados, SIN_PUBLICAR, toPrivada } from '@marco/oid/port';
import { toEstandar } from '../contract/estandares.paths.ts';

/** States of a standard the ministry decided about. */
const DECIDIDOS: Readonly<Record<string, string>> = {
  adoptado: 'Adoptado',
  recomendado: 'Recomendado',
  'no-adoptado': 'No adoptado',
  retirado: 'Retirado',
};

const findEstandar: BuscadorDeObjeto = async (database, oid, lector) => {
  const row = await database
    .selectFrom('estandares')
    .select(['id', 'nombre', 'estado'])
    .where('oid', '=', oid)
    .executeTakeFirst();
  return (
    row && {
      nombre: row.nombre,
      estado: DECIDIDOS[row.estado] ?? SIN_PUBLICAR,
      publicado: DECIDIDOS[row.estado] !== undefined,
      direccion: toPrivada(toEstandar(row.id), lector, 'estandares'),
    }
  );
};

/** What an identifier of a standard stands for. */
export const objetosEstandares: ObjetosIdentificados = { estandar: findEstandar };
