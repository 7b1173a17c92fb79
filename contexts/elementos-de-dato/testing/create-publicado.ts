import type { DatabaseSchema } from '@marco/database';
import { createNodo, keepNodoObjeto } from '@marco/oid/port';
import type { Kysely, Transaction } from 'kysely';
import type { EstadoPublico, TipoDato } from '../contract/terms.ts';

export interface DatosPublicado {
  readonly identificador: string;
  readonly nombre: string;
  readonly definicion?: string;
  readonly capa?: string;
  readonly dominio?: string;
  readonly estado?: EstadoPublico | 'borrador';
  readonly version?: readonly [mayor: number, menor: number];
  readonly elementoId?: number;
  readonly clase?: 'dato' | 'lista';
  readonly tipoDato?: TipoDato;
  readonly palabrasClave?: string[];
  readonly sinonimos?: readonly string[];
  readonly rigeDesde?: string;
}

export interface Publicado {
  readonly elementoId: number;
  readonly versionId: number;
  readonly oid: string;
  readonly oidElemento: string;
}

/** A simple element with one version, in the registry as a person without an account finds it unless a draft is asked for. */
export function createPublicado(database: Kysely<DatabaseSchema>, datos: DatosPublicado): Promise<Publicado> {
  const { capa = 'Comun', dominio = 'Personal', estado = 'incorporado', version = [1, 0] } = datos;
  const { rigeDesde = '2026-01-15T12:00:00Z' } = datos;
  return database.transaction().execute(async (trx) => {
    const capaRow = await trx
      .selectFrom('capas_de_uso')
      .select('id')
      .where('codigo', '=', capa)
      .executeTakeFirstOrThrow();
    const dominioRow = await trx
      .selectFrom('dominios')
      .select('id')
      .where('codigo', '=', dominio)
      .executeTakeFirstOrThrow();
    const elemento = await keepElemento(trx, datos, capaRow.id, dominioRow.id);
    const [mayor, menor] = version;
    const oid = await createNodo(trx, elemento.oid, { nombre: `Versión ${mayor}.${menor}`, tipo: 'version' });
    const ended = estado === 'historico' || estado === 'caducado';
    const row = await trx
      .insertInto('elementos_versiones')
      .values({
        elemento_id: elemento.id,
        mayor,
        menor,
        oid,
        estado,
        nombre: datos.nombre,
        definicion: datos.definicion ?? 'Dato de prueba.',
        palabras_clave: datos.palabrasClave ?? [],
        tipo_dato: datos.tipoDato ?? 'cadena',
        rige_desde: estado === 'borrador' ? null : rigeDesde,
        rige_hasta: ended ? '2026-06-01T12:00:00Z' : null,
        motivo_caducidad: estado === 'caducado' ? 'Ya no se usa.' : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const nombre of datos.sinonimos ?? [])
      await trx
        .insertInto('elementos_nombres')
        .values({ version_id: row.id, tipo: 'sinonimo', nombre })
        .execute();
    return { elementoId: elemento.id, versionId: row.id, oid, oidElemento: elemento.oid };
  });
}

async function keepElemento(
  trx: Transaction<DatabaseSchema>,
  { identificador, clase = 'dato', elementoId }: DatosPublicado,
  capaId: number,
  dominioId: number,
): Promise<{ readonly id: number; readonly oid: string }> {
  if (elementoId !== undefined)
    return trx
      .selectFrom('elementos_de_dato')
      .select(['id', 'oid'])
      .where('id', '=', elementoId)
      .executeTakeFirstOrThrow();
  const padre = await keepNodoObjeto(trx, 'elemento');
  const oid = await createNodo(trx, padre, { nombre: identificador, tipo: 'elemento' });
  return trx
    .insertInto('elementos_de_dato')
    .values({ identificador, capa_id: capaId, dominio_id: dominioId, tipo: 'simple', clase, oid })
    .returning(['id', 'oid'])
    .executeTakeFirstOrThrow();
}
