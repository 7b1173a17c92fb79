import { findUltimoEstado } from './servicios.ts';
import { type Cuenta, listLugares, type Tablas, toTime } from './tablas.ts';
import { findDuenoAl } from './tiempos.ts';

const CERRADOS = ['certificada', 'rechazada', 'desistida', 'cancelada'];

function edadDe(dias: number): string {
  if (dias <= 5) return '0-5';
  if (dias <= 10) return '6-10';
  return dias <= 20 ? '11-20' : 'mas-de-20';
}

/** Whether a request was filed before a moment and took no step that closes it. */
export function isAbierta(tablas: Tablas, solicitudId: unknown, hasta: number): boolean {
  const dados = tablas.solicitudes_pasos.filter(
    (p) => p['solicitud_id'] === solicitudId && toTime(p['created_at']) < hasta,
  );
  const estados = dados.map((_, n) =>
    findUltimoEstado({ ...tablas, solicitudes_pasos: dados.slice(0, n + 1) }, solicitudId, hasta),
  );
  return dados.length > 0 && !estados.some((estado) => CERRADOS.includes(estado ?? ''));
}

/** IND-09: what waits at a moment. */
export function addCola(tablas: Tablas, hasta: number, cuentas: Readonly<Record<string, Cuenta>>): void {
  for (const solicitud of tablas.solicitudes) {
    if (!isAbierta(tablas, solicitud['id'], hasta)) continue;
    const { dueno, dias } = findDuenoAl(tablas, solicitud['id'], hasta);
    const [de, edad, nivel] = [
      `dueno=${dueno}`,
      `edad=${edadDe(dias)}`,
      `nivel=${String(solicitud['nivel'])}`,
    ];
    cuentas['IND-09']?.add(['', edad, de, nivel, `${de}&${edad}`, `${nivel}&${edad}`], 1, 0);
  }
}

/** IND-10: what went back of what was filed. */
export function addDevueltas(
  tablas: Tablas,
  [desde, hasta]: readonly [number, number],
  cuentas: Readonly<Record<string, Cuenta>>,
): void {
  const borrador = tablas.estados_solicitud.find((e) => e['codigo'] === 'borrador')?.['id'];
  for (const solicitud of tablas.solicitudes) {
    const dados = tablas.solicitudes_pasos.filter((p) => {
      const en = toTime(p['created_at']);
      return p['solicitud_id'] === solicitud['id'] && en >= desde && en < hasta;
    });
    const devueltas = dados.filter((p) => p['accion'] === 'devolver').length;
    const radicada = dados.some((p) => p['desde_id'] === borrador);
    if (devueltas === 0 && !radicada) continue;
    const { sector } = listLugares(tablas, solicitud['entidad_id']);
    const partes = [
      '',
      `nivel=${String(solicitud['nivel'])}`,
      sector,
      `entidad=${String(solicitud['entidad_id'])}`,
    ];
    cuentas['IND-10']?.add(partes, devueltas, radicada ? 1 : 0);
  }
}
