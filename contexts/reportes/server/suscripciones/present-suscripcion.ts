import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { SuscripcionReporte } from '../../contract/index.ts';
import { toIndicadorCon } from '../../contract/reportes.paths.ts';
import { DIMENSIONES, type DimensionDeIndicador } from '../../contract/terms.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import { formatPedido } from '../../rules/indicadores/pedido.ts';
import { presentCuando } from '../../rules/suscripciones/proxima.ts';
import { readNombres } from '../indicadores/read-indicador.ts';
import type { SuscripcionReporteRow } from './suscripciones.queries.ts';

/** The part of an indicador by its name: 'Todo el país', 'Sector: Salud'. */
async function presentParte(database: Kysely<DatabaseSchema>, ambito: string): Promise<string> {
  const partes = Object.entries(parseAmbito(ambito) ?? {}) as [DimensionDeIndicador, string][];
  const nombres = await Promise.all(
    partes.map(async ([dimension, valor]) => {
      const [uno] = await readNombres(database, dimension, [valor]);
      return `${DIMENSIONES[dimension]}: ${uno?.nombre ?? valor}`;
    }),
  );
  return nombres.length === 0 ? 'Todo el país' : nombres.join(', ');
}

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
    parte: await presentParte(database, ambito),
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
