import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { addJob, type JobHandler } from '@marco/server-kit';
import type { Transaction } from 'kysely';
import { HORA_MS } from '../../rules/operacion/sumas.ts';
import { findMesAnterior, findUltimoMesCerrado, listIncumplidas } from '../../rules/servicios/meses.ts';
import { isHoraEnVentana } from '../../rules/ventanas/ventana.ts';
import { refreshTareasDe } from '../hechos/refresh-tareas.ts';
import { listPulsosDeServicios } from '../operacion/pulsos.queries.ts';
import { compareOperacion } from '../servicios/compare-operacion.ts';
import { listDeServicio } from '../servicios/servicios.queries.ts';
import { listVentanasExcluidas } from '../ventanas/present-ventanas.ts';
import { listMesesMedidos, listPorMedir } from './meses.queries.ts';
import { addMes } from './meses.repository.ts';
import { notifyAnsIncumplido } from './notify-ans.ts';

type Running = Transaction<DatabaseSchema>;

const MEDIR = 'medir-ans';

/** The two months that are looked at, the older one first. */
function listMeses(hoy: string): readonly [anterior: string, ultimo: string] {
  const ultimo = findUltimoMesCerrado(hoy);
  return [findMesAnterior(ultimo), ultimo];
}

/** Every day: one job for each servicio of which a closed month is not judged; one without data waits for it. */
const prepararMeses: JobHandler<DatabaseSchema> = {
  kind: 'preparar-meses-de-ans',
  findDueKey: async (_database, now) => toColombianDay(now),
  run: async (trx, { clave }) => {
    const hoy = String(clave);
    for (const id of await listPorMedir(trx, listMeses(hoy)))
      await addJob(trx, { kind: MEDIR, key: `${id}:${hoy}`, payload: { id, hoy } });
  },
};

/** Judges the closed months of a servicio; two broken in a row are told and give the operator work, once. */
async function computeMeses(trx: Running, servicioId: number, hoy: string): Promise<void> {
  const meses = listMeses(hoy);
  const antes = await listMesesMedidos(trx, servicioId, meses);
  const faltan = meses.filter((mes) => !antes.has(mes));
  const servicios = await listDeServicio(trx, servicioId);
  const pulsos = await listPulsosDeServicios(
    trx,
    servicios.map(({ id }) => id),
    // The first hour of the month in UTC comes before that of the country.
    Math.floor(Date.parse(`${meses[0]}T00:00:00Z`) / HORA_MS),
  );
  const ventanas = await listVentanasExcluidas(trx, servicioId, new Date(`${meses[0]}T00:00:00Z`));
  const medidos = pulsos.filter(({ hora }) => !isHoraEnVentana(hora, ventanas));
  const porMes = Map.groupBy(
    medidos,
    ({ hora }) => `${toColombianDay(new Date(hora * HORA_MS)).slice(0, 7)}-01`,
  );
  for (const mes of faltan) {
    const incumplidas = listIncumplidas(compareOperacion(servicios, porMes.get(mes) ?? []).ans);
    if (incumplidas !== undefined) await addMes(trx, servicioId, mes, incumplidas);
  }
  const juzgados = await listMesesMedidos(trx, servicioId, meses);
  const rotos = meses.flatMap((mes) => {
    const incumplidas = juzgados.get(mes) ?? [];
    return incumplidas.length > 0 ? [{ mes, incumplidas }] : [];
  });
  if (rotos.length < meses.length || antes.size === juzgados.size) return;
  await notifyAnsIncumplido(trx, servicioId, rotos);
  await refreshTareasDe(trx, { servicios: [servicioId] });
}

/** What a servicio promised against the months of its operation. */
export const ansJobs: readonly JobHandler<DatabaseSchema>[] = [
  prepararMeses,
  { kind: MEDIR, run: (trx, { id, hoy }) => computeMeses(trx, Number(id), String(hoy)) },
];
