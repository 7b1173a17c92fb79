// How the forecasts of the requests would have come out, over a history made by the way of the demo requests.
// `npm run bench:forecast`. The share by the safe day is to lie near 80 %; a figure to compare with, never asserted.
import { addDays, addWorkingDays } from '@marco/country/working-days';
import type { EstadoSolicitud } from '../contexts/solicitudes/contract/estados.terms.ts';
import { type CasoCerrado, computeCalibracion } from '../contexts/solicitudes/rules/reloj/calibracion.ts';
import { listSegmentos } from '../contexts/solicitudes/rules/reloj/segmentos.ts';
import { CAMINO } from '../database/seeds/demo/plan-camino.ts';
import { createSeededRandom } from '../database/seeds/demo/seeded-random.ts';

const CASOS = 300;
const FIRST_DAY = '2022-01-11';
const DAYS_BETWEEN = 5;
/** One in so many is returned once, and filed again. */
const RETURNED = 5;

/** Working days a stretch of the demo takes, up to double or down to half of it. */
function createCaso(place: number): CasoCerrado {
  const chance = createSeededRandom(`forecast ${place}`);
  const radicada = addDays(FIRST_DAY, place * DAYS_BETWEEN);
  const pasos: { desde: EstadoSolicitud; hasta: EstadoSolicitud; dia: string }[] = [];
  let [desde, dia, before]: [EstadoSolicitud, string, number] = ['borrador', radicada, 0];
  const step = (hasta: EstadoSolicitud, usual: number) => {
    dia = addWorkingDays(dia, Math.max(usual === 0 ? 0 : 1, Math.round((usual * chance.int(50, 200)) / 100)));
    pasos.push({ desde, hasta, dia });
    desde = hasta;
  };
  for (const [, hasta, , since] of CAMINO) {
    const usual = since - before;
    before = since;
    if (hasta === 'en-conceptualizacion' && chance.int(1, RETURNED) === 1) {
      step('devuelta', usual);
      step('radicada', 10);
      step('asignada', 1);
      step('en-revision', 2);
    }
    step(hasta as EstadoSolicitud, usual);
  }
  const segmentos = listSegmentos({ nivel: 1, pasos, suspensiones: [] }, dia, new Set());
  return { radicada, cerrada: dia, segmentos };
}

const casos = Array.from({ length: CASOS }, (_, place) => createCaso(place));
const start = performance.now();
const { evaluadas, acertadas, antesDeLaProbable } = computeCalibracion(1, casos);
const ms = performance.now() - start;
const share = (part: number) => `${((100 * part) / evaluadas).toFixed(1)} %`;
console.log(`${CASOS} requests, ${evaluadas} with history enough on the day they were filed`);
console.log(`by the likely day (P50): ${antesDeLaProbable} of ${evaluadas}, ${share(antesDeLaProbable)}`);
console.log(`by the safe day (P80):   ${acertadas} of ${evaluadas}, ${share(acertadas)}`);
console.log(`2,000 draws each, ${ms.toFixed(0)} ms in all`);
