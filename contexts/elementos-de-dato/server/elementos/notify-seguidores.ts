import type { DatabaseSchema } from '@marco/database';
import { toDiccionario } from '@marco/oid/paths';
import { notify } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import { formatNumero } from '../../contract/numero.terms.ts';
import { presentCambioSeguido } from '../../rules/ciclo/cambio-seguido.ts';
import { novedadesElementos } from '../novedades.ts';
import { listSeguidores } from './seguidores.queries.ts';
import type { VersionRow } from './version-row.queries.ts';

interface CambioSeguido {
  readonly paso: string;
  /** Day an expiry is or was set for. */
  readonly fecha: string | undefined;
  /** People who were told already by the part they have in it, and who did it. */
  readonly avisados: ReadonlySet<number>;
}

/**
 * Tells who follows an element of a new version in force, and of its end. The notice leads to the dictionary, which is
 * open to whoever lost their rol meanwhile.
 */
export async function notifySeguidores(
  trx: Transaction<DatabaseSchema>,
  row: VersionRow,
  { paso, fecha, avisados }: CambioSeguido,
): Promise<void> {
  const numero = formatNumero(row);
  const cambio = presentCambioSeguido(paso, { numero, fecha });
  if (cambio === undefined) return;
  for (const usuarioId of await listSeguidores(trx, row.elemento_id)) {
    if (avisados.has(usuarioId)) continue;
    await notify(trx, {
      evento: novedadesElementos['elemento-seguido'],
      usuarioId,
      enlace: toDiccionario(row.identificador),
      variables: { elemento: row.nombre, identificador: row.identificador, numero, cambio },
    });
  }
}
