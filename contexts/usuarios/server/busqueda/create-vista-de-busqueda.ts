import type { DatabaseSchema } from '@marco/database';
import { type CallContext, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { listIdsDeCandidatos } from './candidatos.queries.ts';
import type { FuenteDeBusqueda } from './fuente-de-busqueda.ts';
import { listAbiertas, requireTipo } from './fuentes-abiertas.ts';
import { saveVista, type VistaRow } from './vistas.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** Remembers a record the caller may read; of another nothing is kept. */
export async function createVistaDeBusqueda(
  database: Database,
  fuentes: readonly FuenteDeBusqueda[],
  { tipo, id }: { readonly tipo: VistaRow['tipo']; readonly id: string },
  context: CallContext,
): Promise<{ guardada: boolean }> {
  const { userId } = requireActor(context);
  requireTipo(fuentes, tipo);
  const abierta = listAbiertas(fuentes, context).find(({ fuente }) => fuente.tipo.codigo === tipo);
  if (!abierta) return { guardada: false };
  const candidatos = abierta.legibles.buildCandidatos(database, { ids: [id] });
  const [found] = await listIdsDeCandidatos(database, candidatos);
  if (found === undefined) return { guardada: false };
  await saveVista(database, userId, { tipo, registro: found });
  return { guardada: true };
}
