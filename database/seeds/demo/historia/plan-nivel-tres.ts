import { addDays, addWorkingDays, nextWorkingDay } from '@marco/country/working-days';
import { readPasosDeCertificados } from '../nivel-dos/plan-nivel-dos.ts';
import { SERVICIO_DE_NIVEL_TRES } from '../nivel-dos/seed-demo-nivel-dos.ts';
import { planCamino } from '../plan-camino.ts';
import type { SolicitudEscrita } from '../plan-solicitudes.ts';
import { createSeededRandom } from '../seeded-random.ts';

/** A servicio that level 2 certified, and who worked on it. */
export interface CertificadoNivelDos {
  readonly servicio: string;
  readonly solicitante: string;
  readonly consultor: string;
  /** Day it was certified. */
  readonly cerrada: string;
}

/** A request of level 3 and the day the operator published what it certified. */
export interface NivelTresPlaneado {
  readonly escrita: SolicitudEscrita;
  readonly publicada: string;
}

/** Days after level 2 in which level 3 is asked for. */
const [MINIMO, MAXIMO] = [30, 70];
/** Working days the operator takes to publish. */
const PUBLICAR = 4;
/** So many of ten go on to level 3. */
const SIGUEN = 7;

/**
 * The requests of level 3 that were certified and published before the present, the first filed one first: of most servicios whose
 * certificate of level 2 is in force.
 *
 * @param hoy the present, AAAA-MM-DD
 */
export function planNivelTres(
  certificados: readonly CertificadoNivelDos[],
  hoy: string,
): readonly NivelTresPlaneado[] {
  const pasos = readPasosDeCertificados();
  return certificados
    .filter(({ servicio }) => pasos[servicio] === undefined && servicio !== SERVICIO_DE_NIVEL_TRES)
    .flatMap(({ servicio, solicitante, consultor, cerrada }) => {
      const random = createSeededRandom(`nivel tres ${servicio}`);
      if (random.int(1, 10) > SIGUEN) return [];
      const radicada = nextWorkingDay(addDays(cerrada, random.int(MINIMO, MAXIMO)));
      const escrita = {
        nivel: 3 as const,
        servicio,
        solicitante,
        consultor,
        estado: 'certificada',
        radicada,
        aSuRitmo: true,
        campos: '',
      };
      const dias = planCamino(escrita).at(-1)?.[3] ?? 0;
      const publicada = addWorkingDays(radicada, dias + PUBLICAR);
      return publicada < hoy ? [{ escrita, publicada }] : [];
    })
    .sort((one, other) => (one.escrita.radicada < other.escrita.radicada ? -1 : 1));
}
