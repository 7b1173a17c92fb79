import { isWorkingDay } from '@marco/country/working-days';
import { type Cuenta, type Row, type Tablas, toDayOf, toTime } from './tablas.ts';
import { listTurnos } from './tiempos.ts';

const DIA = 86_400_000;
const LIMITES: Readonly<Record<string, readonly [string, number]>> = {
  radicada: ['asignar', 3],
  asignada: ['revision', 10],
  'en-revision': ['revision', 10],
  'en-conceptualizacion': ['concepto', 15],
  'en-evaluacion': ['evaluacion', 15],
  'en-verificacion': ['verificacion', 15],
  'pendiente-entidad': ['entidad', 15],
  'concepto-favorable': ['certificar', 5],
  devuelta: ['subsanar', 30],
};
const DEL_OPERADOR = 10;
const HORA_DE_CORTE = 17;

const nextDay = (dia: string, dias = 1) => toDayOf(toTime(`${dia}T12:00:00Z`) + dias * DIA);

interface Visto {
  readonly termino: string;
  readonly dueno: string;
  readonly desde: string;
  readonly hasta: string;
  readonly dias: number;
  readonly maximo: number;
}

function isTarde(paso: Row): boolean {
  const hora = new Date(toTime(paso['created_at']) - 5 * 3_600_000).getUTCHours();
  return (
    paso['accion'] === 'radicar' && (hora >= HORA_DE_CORTE || !isWorkingDay(toDayOf(paso['created_at'])))
  );
}

type Turnos = ReturnType<typeof listTurnos>;

/** Splits turns where what is asked of them changes. */
function splitTurnos(turnos: Turnos, que: (turno: Turnos[number]) => string): readonly Turnos[] {
  const partes: Turnos[number][][] = [];
  for (const turno of turnos) {
    const ultima = partes.at(-1);
    const antes = ultima?.[0];
    if (ultima !== undefined && antes !== undefined && que(antes) === que(turno)) ultima.push(turno);
    else partes.push([turno]);
  }
  return partes;
}

/** Some turns as one term that ended with another one; nothing while that one lasts. */
function toVisto(suyos: Turnos, ultimo: Turnos[number] | undefined, termino: string, maximo: number) {
  const [primero] = suyos;
  if (primero === undefined || ultimo?.fin === undefined) return [];
  const desde = toDayOf(primero.paso['created_at']);
  const tarde = suyos.some((t) => isTarde(t.paso) && toDayOf(t.paso['created_at']) === desde);
  const dias = suyos.reduce((sum, t) => sum + t.dias, 0) - (tarde ? 1 : 0);
  const visto: Visto = {
    termino,
    maximo,
    desde,
    dias,
    dueno: primero.dueno,
    hasta: toDayOf(ultimo.fin['created_at']),
  };
  return [visto];
}

/** The terms of a request that ended: turns of one term one after the other, and those of the operator by themselves. */
function terminosDe(tablas: Tablas, solicitudId: unknown, hasta: number): readonly Visto[] {
  const limiteDe = (estado: string) => LIMITES[estado] ?? (['', 0] as const);
  const turnos = listTurnos(tablas, solicitudId, hasta);
  return splitTurnos(turnos, ({ estado }) => limiteDe(estado)[0]).flatMap((seguidos) => {
    const [termino, maximo] = limiteDe(seguidos[0]?.estado ?? '');
    const deOperador = splitTurnos(seguidos, ({ dueno }) => dueno).filter((uno) => uno[0]?.dueno === 'and');
    const propios = seguidos.filter(({ dueno }) => dueno !== 'and');
    return [
      ...deOperador.flatMap((suyos) => toVisto(suyos, suyos.at(-1), 'operador', DEL_OPERADOR)),
      ...toVisto(propios, seguidos.at(-1), termino, maximo),
    ];
  });
}

function isKept(tablas: Tablas, solicitudId: unknown, visto: Visto, hasta: number): boolean {
  const { termino, desde, hasta: fin, dias, maximo } = visto;
  if (termino !== 'subsanar') return dias <= maximo;
  const quietas = tablas.solicitudes_suspensiones.filter(
    (s) => s['solicitud_id'] === solicitudId && toTime(s['created_at']) < hasta,
  );
  let quietos = 0;
  for (let dia = nextDay(desde); dia <= fin; dia = nextDay(dia))
    if (quietas.some((s) => dia > String(s['fecha_desde']) && dia <= String(s['fecha_hasta']))) quietos += 1;
  let ultimo = nextDay(desde, maximo + quietos);
  while (!isWorkingDay(ultimo)) ultimo = nextDay(ultimo);
  return fin <= ultimo;
}

/** IND-08: the terms that ended in a period, and those that were kept. */
export function addTerminos(
  tablas: Tablas,
  [desde, hasta]: readonly [number, number],
  cuentas: Readonly<Record<string, Cuenta>>,
): void {
  for (const { id, nivel, tipo } of tablas.solicitudes) {
    const isReafirmada = tablas.solicitudes_reafirmaciones.some((r) => r['solicitud_id'] === id);
    if (tipo === 'retiro' || isReafirmada) continue;
    for (const visto of terminosDe(tablas, id, hasta).filter((uno) => uno.hasta >= toDayOf(desde))) {
      const dueno = `dueno=${visto.dueno}`;
      const partes = [dueno, `nivel=${String(nivel)}&${dueno}`, `${dueno}&tipo=${visto.termino}`];
      cuentas['IND-08']?.add(partes, isKept(tablas, id, visto, hasta) ? 1 : 0, 1);
    }
  }
}
