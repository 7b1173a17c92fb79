import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Page } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';
import type { VistaCompromisos } from '../../contract/terms.ts';
import { canEditReunion } from '../../rules/actas/can-edit-reunion.ts';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { findAcuerdo } from './acuerdo.queries.ts';
import { type FiltroCompromisos, searchCompromisoRows } from './compromisos.queries.ts';
import { findCalendario, presentCompromiso } from './present-compromiso.ts';
import { toQuienResponde } from './quien-responde.ts';

type Database = Kysely<DatabaseSchema>;

/** A page of a board, with what the caller may do with each row and on the board. */
export async function searchCompromisos(
  database: Database,
  filtro: FiltroCompromisos & Page,
  context: CallContext,
) {
  const quien = toQuienResponde(context);
  const calendario = await findCalendario(database);
  const { rows, total, conteos } = await searchCompromisoRows(database, quien, filtro, calendario);
  return {
    compromisos: rows.map((row) => presentCompromiso(row, quien, calendario)),
    total,
    conteos,
    vistas: listVistas(quien),
    agregar: await findAgregar(database, quien, filtro, calendario.hoy),
  };
}

/** The boards of a person, the one they begin with first. */
export function listVistas({ esMinisterio }: QuienResponde): VistaCompromisos[] {
  return esMinisterio ? ['todos', 'mios', 'entidad'] : ['entidad', 'mios'];
}

/** Adding one to the mesa or the meeting asked for, with the day its term would run from. */
export async function findAgregar(
  database: Database,
  quien: QuienResponde,
  { idMesa, idReunion }: Pick<FiltroCompromisos, 'idMesa' | 'idReunion'>,
  hoy: string,
) {
  if (!canManageMesas(quien).allowed || (idMesa == null && idReunion == null)) return null;
  const row = await findAcuerdo(database, { idMesa: idMesa ?? null, idReunion: idReunion ?? null });
  if (!row) return null;
  const dia = row.inicia_en === null ? hoy : toColombianDay(row.inicia_en);
  const decision = canEditReunion(quien, { activa: row.activa, sellada: row.estado_acta === 'sellada' });
  return { decision, acordadoEn: dia < hoy ? dia : hoy };
}
