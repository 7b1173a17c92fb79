import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { AppError, type CallContext, refuse, toCaller } from '@marco/server-kit';
import { compareVersionesServicio } from '@marco/servicios/port';
import type { Kysely } from 'kysely';
import { directorioErrors, type VeredictoDeVersion } from '../../contract/index.ts';
import { FRASES_VEREDICTO, MAXIMO_VEREDICTOS } from '../../contract/terms.ts';
import { listServicios } from '../busqueda/servicios.queries.ts';
import { listVersionesPublicas, type VersionDeFichaRow } from './ficha.queries.ts';
import type { KeptVeredictos } from './kept-veredictos.ts';

/** A version, and the one it changes. */
interface Pareja {
  readonly version: VersionDeFichaRow;
  readonly base: VersionDeFichaRow;
}

/**
 * What the newest versions of a servicio do to those who use the ones they change. Two versions that took longer than a
 * comparison may are left out, and so the page says nothing of them.
 *
 * @throws SERVICIO_NO_PUBLICADO
 */
export async function computeVeredictosServicio(
  database: Kysely<DatabaseSchema>,
  kept: KeptVeredictos,
  servicioId: number,
  context: Pick<CallContext, 'actor' | 'address'>,
): Promise<VeredictoDeVersion[]> {
  const [row] = await listServicios(database, [servicioId]);
  if (!row) throw refuse(directorioErrors, 'SERVICIO_NO_PUBLICADO');
  const versiones = await listVersionesPublicas(database, servicioId);
  const parejas = versiones
    .flatMap((version): Pareja[] => {
      const base = versiones.find(({ numero }) => numero === version.cambia);
      return base ? [{ version, base }] : [];
    })
    .slice(0, MAXIMO_VEREDICTOS);
  const dia = toColombianDay(new Date());
  const veredictos: VeredictoDeVersion[] = [];
  // One after the other: a caller has few places in the line of those who compare.
  for (const pareja of parejas) {
    const key = `${dia} ${pareja.base.id} ${pareja.version.id}`;
    const veredicto = await kept.get(key, () => compare(database, pareja, context));
    if (veredicto) veredictos.push(veredicto);
  }
  return veredictos;
}

async function compare(
  database: Kysely<DatabaseSchema>,
  { version, base }: Pareja,
  context: Pick<CallContext, 'actor' | 'address'>,
): Promise<VeredictoDeVersion | null> {
  const ids = { desdeId: base.id, hastaId: version.id, lectura: 'tolerante' } as const;
  try {
    const { veredictos, cambios, totalCambios } = await compareVersionesServicio(
      database,
      ids,
      toCaller(context),
    );
    return {
      version: version.numero,
      cambia: base.numero,
      ...veredictos,
      frases: cambios.slice(0, FRASES_VEREDICTO).map(({ frase }) => frase),
      total: totalCambios,
    };
  } catch (error) {
    // It would take as long for the next one who asks.
    if (error instanceof AppError && error.code === 'COMPARACION_DEMORADA') return null;
    throw error;
  }
}
