import type { DatabaseSchema } from '@marco/database';
import { findParametroFilas } from '@marco/parametros/port';
import { type CallContext, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { VentanasDeServicio } from '../../contract/index.ts';
import {
  canAnunciarVentana,
  canRetirarVentana,
  isAnunciadaATiempo,
  type QuienAnuncia,
  type VentanaAnunciada,
} from '../../rules/ventanas/ventana.ts';
import { toHeld } from '../operacion/present-importacion.ts';
import { listVentanasDe, listVentanasDesde, type VentanaRow } from './ventanas.queries.ts';

type Database = Kysely<DatabaseSchema>;

export function toQuienAnuncia(context: CallContext): QuienAnuncia {
  return { held: toHeld(context), entidadId: requireActor(context).entityId };
}

const toAnunciada = ({ inicia_en, termina_en, created_at }: VentanaRow): VentanaAnunciada => ({
  inicia: inicia_en,
  termina: termina_en,
  anunciada: created_at,
});

/** Days without work of the whole country. */
async function findExtra(database: Database): Promise<ReadonlySet<string>> {
  const { filas } = await findParametroFilas(database, 'calendario.diasNoHabiles');
  return new Set(filas.filter(({ alcance }) => alcance === 'nacional').map(({ fecha }) => String(fecha)));
}

/** The windows of a servicio whose hours are not measured, as far as they end after a moment. */
export async function listVentanasExcluidas(
  database: Database,
  servicioId: number,
  desde: Date,
): Promise<readonly VentanaAnunciada[]> {
  const rows = await listVentanasDesde(database, servicioId, desde);
  if (rows.length === 0) return [];
  const extra = await findExtra(database);
  return rows.map(toAnunciada).filter((ventana) => isAnunciadaATiempo(ventana, extra));
}

/** The windows of a servicio of an entidad, with what their reader may do. */
export async function presentVentanas(
  database: Database,
  { servicioId, duenaId }: { readonly servicioId: number; readonly duenaId: number },
  quien: QuienAnuncia,
): Promise<VentanasDeServicio> {
  const [rows, extra] = await Promise.all([listVentanasDe(database, servicioId), findExtra(database)]);
  const ahora = new Date();
  return {
    ventanas: rows.map((row) => ({
      id: row.id,
      iniciaEn: row.inicia_en.toISOString(),
      terminaEn: row.termina_en.toISOString(),
      motivo: row.motivo,
      anunciadaEn: row.created_at.toISOString(),
      excluida: isAnunciadaATiempo(toAnunciada(row), extra),
      retirar: canRetirarVentana(quien, duenaId, toAnunciada(row), ahora),
    })),
    anunciar: canAnunciarVentana(quien, duenaId),
  };
}
