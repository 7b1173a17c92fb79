import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { findSitio } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import { toFicha } from '../../contract/directorio.paths.ts';
import type { EventoDirectorio, EventosDirectorio } from '../../contract/index.ts';
import { presentTextoCambio } from '../../rules/formatos/texto-cambio.ts';
import { type EventoDirectorioRow, listEventosDesde } from './eventos.queries.ts';

/** What happened after a number, for programs that follow the directory. */
export async function listEventosDirectorio(
  database: Kysely<DatabaseSchema>,
  { desde, limite }: { readonly desde: number; readonly limite: number },
): Promise<EventosDirectorio> {
  const rows = await listEventosDesde(database, desde, limite);
  const { base } = await findSitio(database);
  const told = rows.slice(0, limite);
  return {
    eventos: told.map((row) => presentEvento(row, base)),
    siguiente: told.at(-1)?.id ?? desde,
    hayMas: rows.length > limite,
  };
}

function presentEvento(row: EventoDirectorioRow, base: string): EventoDirectorio {
  const entidad = presentEntidad(row.entidad);
  return {
    id: row.id,
    tipo: row.tipo,
    momento: row.momento.toISOString(),
    texto: presentTextoCambio({ ...row, entidad }),
    servicio: {
      id: row.servicioId,
      nombre: row.servicio,
      direccion: base + toFicha(row.parteEntidad, row.parteServicio),
    },
    entidad: { id: row.entidadId, nombre: entidad },
    version: row.version,
    fechaRetiro: row.fechaRetiro,
    sucesora: row.sucesora,
  };
}
