import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import type { Carga } from '../../contract/index.ts';
import { toCalendario } from '../../rules/reloj/calendario.ts';
import { countDiasEnMano } from '../../rules/reparto/dias-en-mano.ts';
import { findDiasNoHabiles } from '../calendario/calendario.queries.ts';
import { listConsultorIds } from '../ciclo/consultores.queries.ts';
import { listAbiertas, listEnMano } from './carga.queries.ts';

type Database = Kysely<DatabaseSchema>;

const CUPO = 10;

/** What each consultor has in their hands, who has least first, and how much one should have at most. */
export async function readCarga(
  database: Database,
): Promise<{ readonly cupo: number; readonly consultores: Carga[] }> {
  const hoy = toColombianDay(new Date());
  const ids = await listConsultorIds(database);
  const [cupo, abiertas, enMano, { dias }] = await Promise.all([
    findParametroEntero(database, 'solicitudes.cupoConsultor', CUPO),
    listAbiertas(database, ids, hoy),
    listEnMano(database, ids),
    findDiasNoHabiles(database),
  ]);
  const diasEnMano = countDiasEnMano(enMano, hoy, toCalendario(dias, null));
  return {
    cupo,
    consultores: abiertas.map(({ uno, dos, tres, ...consultor }) => ({
      ...consultor,
      porNivel: [uno, dos, tres],
      diasEnMano: diasEnMano.get(consultor.id) ?? 0,
    })),
  };
}
