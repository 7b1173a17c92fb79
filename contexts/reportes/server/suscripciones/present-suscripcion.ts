import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { SuscripcionReporte } from '../../contract/index.ts';
import { toIndicadorCon } from '../../contract/reportes.paths.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import { formatPedido } from '../../rules/indicadores/pedido.ts';
import { presentCuando } from '../../rules/suscripciones/proxima.ts';
import { presentAmbito } from '../indicadores/present-ambito.ts';
import type { SuscripcionReporteRow } from './suscripciones.queries.ts';

/** A subscription on the wire. */
export async function presentSuscripcion(
  database: Kysely<DatabaseSchema>,
  row: SuscripcionReporteRow,
): Promise<SuscripcionReporte> {
  const { id, codigo, nombre, ambito, frecuencia, dia, hora, condicion, formato, pausada, motivo } = row;
  return {
    id,
    codigo,
    nombre,
    parte: await presentAmbito(database, ambito),
    direccion: toIndicadorCon(codigo, formatPedido({ ...parseAmbito(ambito) })),
    frecuencia,
    dia,
    hora,
    condicion,
    formato,
    cuando: presentCuando(row),
    pausada,
    motivo,
    proximaEn: pausada ? null : (row.proximaEn?.toISOString() ?? null),
    enviadaEn: row.enviadaEn?.toISOString() ?? null,
  };
}
