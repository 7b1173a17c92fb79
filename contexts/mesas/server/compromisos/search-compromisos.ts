import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { VistaCompromisos } from '../../contract/terms.ts';
import { canEditMesa, canManageMesas } from '../../rules/can-edit-mesa.ts';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import { toWire } from '../gestion/present-gestion.ts';
import { type FiltroCompromisos, searchCompromisos as searchRows } from './compromisos.queries.ts';
import { findCalendario, presentCompromiso } from './present-compromiso.ts';
import { toQuienResponde } from './quien-responde.ts';

type Database = Kysely<DatabaseSchema>;

/** A page of a board, with what the caller may do with each row and on the board. */
export async function searchCompromisos(
  database: Database,
  filtro: FiltroCompromisos & { readonly pagina: number; readonly tamano: number },
  context: CallContext,
) {
  const quien = toQuienResponde(context);
  const calendario = await findCalendario(database);
  const { rows, total, conteos } = await searchRows(database, quien, filtro, calendario);
  return {
    compromisos: rows.map((row) => presentCompromiso(row, quien, calendario)),
    total,
    conteos,
    vistas: listVistas(quien),
    agregar: await findAgregar(database, quien, filtro),
  };
}

function listVistas({ esMinisterio }: QuienResponde): VistaCompromisos[] {
  return esMinisterio ? ['todos', 'mios', 'entidad'] : ['entidad', 'mios'];
}

async function findAgregar(
  database: Database,
  quien: QuienResponde,
  { idMesa, idReunion }: FiltroCompromisos,
) {
  if (!canManageMesas(quien).allowed || (idMesa == null && idReunion == null)) return null;
  const mesas = database.selectFrom('mesas as m').select('m.activa');
  const mesa = await (idMesa == null
    ? mesas.innerJoin('reuniones as r', 'r.mesa_id', 'm.id').where('r.id', '=', idReunion ?? 0)
    : mesas.where('m.id', '=', idMesa)
  ).executeTakeFirst();
  return mesa ? toWire(canEditMesa(quien, mesa)) : null;
}
