import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { findPorClave, listCamposPedidos } from './contrato/contrato.queries.ts';

export { keepPedidos } from '../rules/contrato-reducido.ts';
export {
  type AcuerdoEnVigor,
  ELEMENTOS_RECIBIDOS,
  listAcuerdosEnVigor,
} from './acuerdos-en-vigor.queries.ts';
export { buildAcuerdosVisibles } from './search-acuerdos.queries.ts';

/** What a key of an acuerdo lets its holder see. */
export interface AlcanceDeAcuerdo {
  readonly acuerdoId: number;
  readonly versionId: number;
  /** Whether it may be used now: a suspended or ended acuerdo may not. */
  readonly estaActivo: boolean;
  /** The fields of answers it asks for. */
  readonly campos: ReadonlySet<number>;
}

/** Form of a key: what is none is not looked for. */
const FORMA_CLAVE = /^[\w-]{24}$/;

/** What a key of an acuerdo lets its holder see; undefined for what is no key. */
export async function findAlcanceDeAcuerdo(
  database: Kysely<DatabaseSchema>,
  clave: string,
): Promise<AlcanceDeAcuerdo | undefined> {
  const acuerdo = FORMA_CLAVE.test(clave) ? await findPorClave(database, clave) : undefined;
  if (!acuerdo) return undefined;
  return {
    acuerdoId: acuerdo.id,
    versionId: acuerdo.versionId,
    estaActivo: acuerdo.estado === 'activo',
    campos: new Set(await listCamposPedidos(database, acuerdo.id)),
  };
}
