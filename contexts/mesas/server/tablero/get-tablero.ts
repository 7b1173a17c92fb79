import { addDays, addMonths, toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import type { CallContext } from '@marco/server-kit';
import type { Page } from '@marco/server-kit/database';
import type { Kysely } from 'kysely';
import type { CalendarioCompromisos, TableroCompromisos } from '../../contract/index.ts';
import { type ColumnaTablero, FILAS_TABLERO } from '../../contract/tablero.terms.ts';
import type { VistaCompromisos } from '../../contract/terms.ts';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import { computeFinDeSemana } from '../../rules/espacio/fin-de-semana.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { chooseColumna } from '../../rules/tablero/columna-tablero.ts';
import { findCalendario, presentCompromiso } from '../compromisos/present-compromiso.ts';
import { toQuienResponde } from '../compromisos/quien-responde.ts';
import { findAgregar, listVistas } from '../compromisos/search-compromisos.ts';
import {
  countAbiertos,
  countTablero,
  type FiltroDelTablero,
  listMesasDelTablero,
  listPorDia,
  searchColumnaRows,
} from './tablero.queries.ts';

type Database = Kysely<DatabaseSchema>;
type Pedido = Omit<FiltroDelTablero, 'vista'> & { readonly vista?: VistaCompromisos | null | undefined };

function toCorte() {
  const hoy = toColombianDay(new Date());
  return { hoy, finDeSemana: computeFinDeSemana(hoy) };
}

/** The board asked for; without one, or with one the person does not have, their first. */
function toFiltro<Rest extends object>(quien: QuienResponde, { vista, ...rest }: Pedido & Rest) {
  const vistas = listVistas(quien);
  const found = vistas.find((own) => own === vista) ?? vistas[0] ?? 'entidad';
  return { ...rest, vista: found };
}

/** The numbers of a board, and what it may be filtered by. */
export async function getTablero(
  database: Database,
  pedido: Pedido,
  context: CallContext,
): Promise<TableroCompromisos> {
  const quien = toQuienResponde(context);
  const corte = toCorte();
  const filtro = toFiltro(quien, pedido);
  const vistas = listVistas(quien);
  const agrega = canManageMesas(quien).allowed;
  const [conteos, abiertos, mesas, agregar] = await Promise.all([
    countTablero(database, quien, filtro, corte),
    Promise.all(vistas.map((vista) => countAbiertos(database, quien, vista))),
    listMesasDelTablero(database, quien, agrega),
    findAgregar(database, quien, { idMesa: filtro.idMesa }, corte.hoy),
  ]);
  return {
    hoy: corte.hoy,
    vista: filtro.vista,
    vistas: vistas.map((vista, at) => ({ vista, abiertos: abiertos[at] ?? 0 })),
    ...conteos,
    mesas,
    agrega,
    agregar,
  };
}

/** A page of a column, with what the caller may do with each commitment. */
export async function searchColumna(
  database: Database,
  pedido: Pedido & Page & { readonly columna: ColumnaTablero },
  context: CallContext,
) {
  const quien = toQuienResponde(context);
  const { rows, total } = await searchColumnaRows(database, quien, toFiltro(quien, pedido), toCorte());
  const calendario = await findCalendario(database);
  return { compromisos: rows.map((row) => presentCompromiso(row, quien, calendario)), total };
}

/** A month, each day with its first commitments; one day with all it shows at once. */
export async function listCalendarioCompromisos(
  database: Database,
  pedido: Pedido & { readonly mes: string; readonly dia?: string | null | undefined },
  context: CallContext,
): Promise<CalendarioCompromisos> {
  const { mes, dia, ...resto } = pedido;
  const quien = toQuienResponde(context);
  const corte = toCorte();
  const desde = dia ?? `${mes}-01`;
  const periodo = dia
    ? { desde, hasta: addDays(desde, 1), limite: FILAS_TABLERO.diaEntero }
    : { desde, hasta: addMonths(desde, 1), limite: FILAS_TABLERO.dia };
  const { dias, rows } = await listPorDia(database, quien, toFiltro(quien, resto), periodo);
  const calendario = await findCalendario(database);
  const byId = new Map(rows.map((row) => [row.id, presentCompromiso(row, quien, calendario)]));
  const grupos = Map.groupBy(dias, (fila) => fila.dia);
  return {
    mes,
    hoy: corte.hoy,
    dias: [...grupos].map(([day, filas]) => ({
      dia: day,
      total: filas[0]?.total ?? 0,
      compromisos: filas.flatMap(({ id }) => {
        const compromiso = byId.get(id);
        return compromiso ? [{ ...compromiso, columna: chooseColumna(compromiso, corte) }] : [];
      }),
    })),
  };
}
