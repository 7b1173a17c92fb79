import { findEnManosDe } from '@marco/solicitudes/port';
import {
  type Encargado,
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
  NIVELES,
  type Nivel,
} from '@marco/solicitudes/terms';

/** Where a request stands, as far as it decides whose turn it is. */
interface SituacionDeTurno {
  readonly estado: EstadoSolicitud;
  readonly nivel: Nivel;
  /** Undefined where neither of them changes anything. */
  readonly conceptoPendiente?: boolean;
  readonly publicada?: boolean;
}

const SI_O_NO = [false, true] as const;

/** Every situation in which it is the turn of somebody, of the rule that says whose turn it is. */
export function listSituacionesDe(encargado: Encargado): readonly SituacionDeTurno[] {
  return ESTADOS_SOLICITUD.flatMap((estado) =>
    NIVELES.flatMap((nivel): readonly SituacionDeTurno[] => {
      const suyas = SI_O_NO.flatMap((conceptoPendiente) =>
        SI_O_NO.map((publicada) => ({ estado, nivel, conceptoPendiente, publicada })),
      ).filter((una) => findEnManosDe(estado, nivel, una)?.encargado === encargado);
      return suyas.length === SI_O_NO.length ** 2 ? [{ estado, nivel }] : suyas;
    }),
  );
}
