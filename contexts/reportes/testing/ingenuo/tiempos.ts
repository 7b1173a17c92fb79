import { isWorkingDay } from '@marco/country/working-days';
import { listLugares, type Row, type Tablas, toDayOf, toTime } from './tablas.ts';

const DIA = 86_400_000;
const DE_LA_ENTIDAD = ['devuelta', 'pendiente-entidad'];
const FINALES = ['certificada', 'rechazada', 'desistida', 'cancelada'];

const codigoDe = ({ estados_solicitud }: Tablas, id: unknown) =>
  String(estados_solicitud.find((e) => e['id'] === id)?.['codigo']);

/** Working days after one day and up to another that no suspension holds, one by one. */
function contarDias(desde: string, hasta: string, suspensiones: readonly Row[]): number {
  let dias = 0;
  for (let at = toTime(`${desde}T12:00:00Z`) + DIA; toDayOf(at) <= hasta; at += DIA) {
    const dia = toDayOf(at);
    const isQuieto = suspensiones.some(
      (s) => dia > String(s['fecha_desde']) && dia <= String(s['fecha_hasta']),
    );
    if (isWorkingDay(dia) && !isQuieto) dias += 1;
  }
  return dias;
}

function duenoDe(estado: string, isConConcepto: boolean): string {
  if (DE_LA_ENTIDAD.includes(estado)) return 'entidad';
  return estado === 'en-verificacion' && isConConcepto ? 'and' : 'ministerio';
}

interface Turno {
  readonly dueno: string;
  readonly estado: string;
  readonly dias: number;
  /** The step that began it, and the one that ended it; undefined while it lasts. */
  readonly paso: Row;
  readonly fin: Row | undefined;
}

/** The turns of a request up to a moment, one for each step. */
export function listTurnos(tablas: Tablas, solicitudId: unknown, hasta: number): readonly Turno[] {
  const pasos = tablas.solicitudes_pasos.filter(
    (p) => p['solicitud_id'] === solicitudId && toTime(p['created_at']) < hasta,
  );
  const suspensiones = tablas.solicitudes_suspensiones.filter(
    (s) => s['solicitud_id'] === solicitudId && toTime(s['created_at']) < hasta,
  );
  const turnos: Turno[] = [];
  let isConConcepto = false;
  for (const [n, paso] of pasos.entries()) {
    if (['verificar', 'conceptuar'].includes(String(paso['accion'])))
      isConConcepto = paso['accion'] === 'verificar';
    const estado = codigoDe(tablas, paso['hasta_id']);
    if (FINALES.includes(estado)) continue;
    const hastaDia = toDayOf(pasos[n + 1]?.['created_at'] ?? hasta);
    const dias = contarDias(toDayOf(paso['created_at']), hastaDia, suspensiones);
    turnos.push({ dueno: duenoDe(estado, isConConcepto), estado, dias, paso, fin: pasos[n + 1] });
  }
  return turnos;
}

/** Days each side had a request up to a moment. */
export function countDias(tablas: Tablas, solicitudId: unknown, hasta: number): ReadonlyMap<string, number> {
  const dias = new Map<string, number>();
  for (const turno of listTurnos(tablas, solicitudId, hasta))
    dias.set(turno.dueno, (dias.get(turno.dueno) ?? 0) + turno.dias);
  return dias;
}

/** Whose turn a request is at a moment, and for how many days: those since the state or the side changed. */
export function findDuenoAl(
  tablas: Tablas,
  solicitudId: unknown,
  hasta: number,
): Pick<Turno, 'dueno' | 'estado' | 'dias'> {
  const turnos = listTurnos(tablas, solicitudId, hasta);
  const ultimo = turnos.at(-1);
  if (ultimo === undefined) return { dueno: '', estado: '', dias: 0 };
  let dias = 0;
  for (const turno of turnos.toReversed()) {
    if (turno.dueno !== ultimo.dueno || turno.estado !== ultimo.estado) break;
    dias += turno.dias;
  }
  return { dueno: ultimo.dueno, estado: ultimo.estado, dias };
}

function isDecidida(
  tablas: Tablas,
  solicitudId: unknown,
  [desde, hasta]: readonly [number, number],
): boolean {
  return tablas.solicitudes_pasos.some((p) => {
    const en = toTime(p['created_at']);
    const isSuya = p['solicitud_id'] === solicitudId && en >= desde && en < hasta;
    return isSuya && ['certificada', 'rechazada'].includes(codigoDe(tablas, p['hasta_id']));
  });
}

/** Days of each side and part, of the requests decided in a period. */
export function listMedidas(
  tablas: Tablas,
  periodo: readonly [number, number],
): ReadonlyMap<string, readonly number[]> {
  const medidas = new Map<string, number[]>();
  for (const solicitud of tablas.solicitudes) {
    const { id, nivel, tipo } = solicitud;
    const isReafirmada = tablas.solicitudes_reafirmaciones.some((r) => r['solicitud_id'] === id);
    if (tipo === 'retiro' || isReafirmada || !isDecidida(tablas, id, periodo)) continue;
    const { sector } = listLugares(tablas, solicitud['entidad_id']);
    for (const [quien, dias] of countDias(tablas, id, periodo[1])) {
      const dueno = `dueno=${quien}`;
      const partes = [
        dueno,
        `nivel=${String(nivel)}&${dueno}`,
        ...(sector === undefined ? [] : [`${sector}&${dueno}`]),
      ];
      for (const parte of partes) medidas.set(parte, [...(medidas.get(parte) ?? []), dias]);
    }
  }
  return medidas;
}

/** '7.5 de 4': the middle of some days, and how many there are. */
export function presentMediana(valores: readonly number[]): string {
  const orden = [...valores].sort((one, other) => one - other);
  const mitad = Math.floor(orden.length / 2);
  const arriba = Number(orden[mitad]);
  const mediana = orden.length % 2 === 1 ? arriba : (Number(orden[mitad - 1]) + arriba) / 2;
  return `${mediana} de ${orden.length}`;
}
