import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { listPedidoNivelDos } from '../../rules/nivel-dos/pedido-nivel-dos.ts';
import { findSolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { findEnTramite } from './avance.queries.ts';
import { readReloj } from './get-reloj.ts';

/** What anybody may know of the way of a version to its next level: no names, no documents, no marks. */
export interface AvanceDeVersion {
  /** What the level asks while no request for it is filed, in words. */
  readonly falta: readonly string[];
  /** Whose turn the filed request is and since when; null while there is none. */
  readonly enTramite: { readonly texto: string; readonly desde: string | null } | null;
  /** When it may be certified, with what that rests on; null where it cannot be told. */
  readonly pronostico: {
    readonly base: 'historia' | 'plazos';
    readonly casos: number;
    readonly probable: string;
    readonly segura: string;
  } | null;
}

/** How far a version at level 1 is on its way to level 2. */
export async function findAvanceNivelDos(
  database: Kysely<DatabaseSchema>,
  versionId: number,
): Promise<AvanceDeVersion> {
  const id = await findEnTramite(database, versionId);
  const row = id === undefined ? undefined : await findSolicitudRow(database, id);
  const reloj = row && (await readReloj(database, row, true));
  if (!reloj?.enManosDe) return { falta: listPedidoNivelDos(), enTramite: null, pronostico: null };
  const { texto, desde } = reloj.enManosDe;
  const { pronostico } = reloj;
  return {
    falta: [],
    enTramite: { texto, desde },
    pronostico: pronostico && {
      base: pronostico.base,
      casos: pronostico.casos,
      probable: pronostico.probable,
      segura: pronostico.segura,
    },
  };
}
