import { toColombianDay } from '@marco/country/working-days';
import { type CallContext, requireActor } from '@marco/server-kit';
import { computeFinDeSemana } from '../../rules/espacio/fin-de-semana.ts';
import { canSeeHistorial } from '../../rules/historial/can-see-historial.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import { type QuienConsulta, toQuienResponde } from '../compromisos/quien-responde.ts';
import type { GestionRow } from '../mesas/gestion-mesa.queries.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';
import type { CorteDeSemana } from './compromisos-espacio.queries.ts';
import type { QuienAsiste } from './reunion-espacio.queries.ts';

/** Who reads which mesa: what every block of its workspace looks at. */
export interface LecturaEspacio extends QuienAsiste {
  readonly mesa: GestionRow;
  readonly quien: QuienConsulta;
  readonly membresiaId: number | null;
  /** Whether the caller reads the historial of the mesa. */
  readonly veHistorial: boolean;
  readonly corte: CorteDeSemana;
}

/** @param participantes ids of the entidades of the mesa */
export function toLectura(
  context: CallContext,
  mesa: GestionRow,
  participantes: readonly number[],
): LecturaEspacio {
  const quien = toQuienResponde(context);
  const hoy = toColombianDay(new Date());
  return {
    mesa,
    quien,
    idUsuario: quien.idUsuario,
    idEntidad: quien.idEntidad,
    membresiaId: requireActor(context).membershipId,
    gestiona: canManageMesas(quien).allowed,
    veHistorial: canSeeHistorial(toQuienGestiona(context), participantes).allowed,
    corte: { hoy, finDeSemana: computeFinDeSemana(hoy) },
  };
}
