import { BORDES_MS } from '@marco/plataforma/terms';
import {
  Cuenta,
  findLastCambio,
  listLugares,
  type Row,
  type Tablas,
  toParteDeLugar,
  toTime,
} from './tablas.ts';

type Periodo = readonly [number, number];
type Cifras = ReadonlyMap<string, string>;

const HORA = 3_600_000;
const text = (value: unknown) => String(value);
const isIn = (value: unknown, [desde, hasta]: Periodo) =>
  value !== null && toTime(value) >= desde && toTime(value) < hasta;

/** An hour of production that counts, with its sides. */
interface Pasada {
  readonly hora: number;
  readonly total: number;
  readonly exitosas: number;
  readonly tiempos: readonly number[];
  /** Of the platform. */
  readonly servicio: Row | undefined;
  readonly proveedor: string;
  readonly consumidor: string;
}

const byId = (rows: readonly Row[], id: unknown) => rows.find((row) => row['id'] === id);
const miembroDe = (tablas: Tablas, id: unknown) => text(byId(tablas.plataforma_subsistemas, id)?.['miembro']);

/** Every hour that an import which counts tells of production. */
function listPasadas(tablas: Tablas): readonly Pasada[] {
  return tablas.plataforma_horas.flatMap((h) => {
    const isVigente = tablas.plataforma_horas_vigentes.some(
      (g) => g['ambiente'] === 2 && g['hora'] === h['hora'] && g['importacion_id'] === h['importacion_id'],
    );
    if (h['ambiente'] !== 2 || !isVigente) return [];
    const relacion = byId(tablas.plataforma_relaciones, h['relacion_id']);
    const servicio = byId(tablas.plataforma_servicios, relacion?.['servicio_id']);
    return [
      {
        hora: Number(h['hora']) * HORA,
        total: Number(h['total']),
        exitosas: Number(h['exitosas']),
        tiempos: h['ms_proveedor'] as readonly number[],
        servicio,
        proveedor: miembroDe(tablas, servicio?.['subsistema_id']),
        consumidor: miembroDe(tablas, relacion?.['cliente_id']),
      },
    ];
  });
}

const entidadDe = ({ entidades }: Tablas, miembro: string) =>
  entidades.find((e) => e['codigo_xroad'] === miembro);
const toEntidad = (entidad: Row | undefined, nombre = 'entidad') =>
  entidad === undefined ? undefined : `${nombre}=${text(entidad['id'])}`;

/** Passed hours by the part they belong to. */
function groupPasadas(
  pasadas: readonly Pasada[],
  partesDe: (pasada: Pasada) => readonly (string | undefined)[],
): ReadonlyMap<string, readonly Pasada[]> {
  const partes = new Map<string, Pasada[]>([['', []]]);
  for (const pasada of pasadas)
    for (const parte of partesDe(pasada))
      if (parte !== undefined) partes.set(parte, [...(partes.get(parte) ?? []), pasada]);
  return partes;
}

const sum = (numeros: readonly number[]) => numeros.reduce((suma, uno) => suma + uno, 0);

/** The end of the bucket in which the answer of a rank stands, found by lining up every answer. */
function topeDe(pasadas: readonly Pasada[], parte: number): number | null {
  const fila = pasadas.flatMap(({ tiempos }) =>
    tiempos.flatMap((veces, cubeta) => Array.from({ length: veces }, () => BORDES_MS[cubeta + 1] ?? 65_536)),
  );
  const ordenada = fila.sort((one, other) => one - other);
  return ordenada[Math.ceil(ordenada.length * parte) - 1] ?? null;
}

function mayoresDe(pasadas: readonly Pasada[]): number {
  const proveedores = [...new Set(pasadas.map(({ proveedor }) => proveedor))];
  const sumas = proveedores.map((uno) =>
    sum(pasadas.filter(({ proveedor }) => proveedor === uno).map(({ total }) => total)),
  );
  return sum(sumas.sort((one, other) => other - one).slice(0, 5));
}

/** IND-23, IND-24, IND-26 and IND-27, and what of them is not known. */
export function readXroad(tablas: Tablas, [desde, hasta]: Periodo): Cifras {
  const cifras = new Map<string, string>();
  const todas = listPasadas(tablas);
  const sabidas = tablas.plataforma_horas_vigentes
    .filter((g) => g['ambiente'] === 2 && Number(g['hora']) * HORA < hasta)
    .map((g) => Number(g['hora']) * HORA);
  const isSabido = sabidas.some((hora) => hora >= desde);
  const pasadas = todas.filter(({ hora }) => hora >= desde && hora < hasta);
  const lugares = ({ proveedor }: Pasada) => listLugares(tablas, entidadDe(tablas, proveedor)?.['id']);
  const entidad = ({ proveedor }: Pasada) => toEntidad(entidadDe(tablas, proveedor));
  const departamentos = (una: Pasada) => ['', lugares(una).sector, lugares(una).departamento, entidad(una)];
  for (const [parte, suyas] of groupPasadas(pasadas, departamentos)) {
    const [bien, total] = [sum(suyas.map(({ exitosas }) => exitosas)), sum(suyas.map((una) => una.total))];
    cifras.set(`IND-23|${parte}`, isSabido ? `${bien}/${total}` : 'null/null');
  }
  for (const [parte, suyas] of groupPasadas(pasadas, (una) => ['', lugares(una).sector, entidad(una)])) {
    const medidas = sum(suyas.map(({ tiempos }) => sum(tiempos)));
    const cuantas = medidas > 0 ? medidas : null;
    cifras.set(`IND-24|${parte}`, `${topeDe(suyas, 0.5)} y ${topeDe(suyas, 0.95)} de ${cuantas}`);
  }
  const parejas = (una: Pasada) => {
    const consumidora = toEntidad(entidadDe(tablas, una.consumidor), 'consumidora');
    return ['', lugares(una).sector, consumidora && toParteDeLugar(entidad(una), consumidora)];
  };
  for (const [parte, suyas] of groupPasadas(pasadas, parejas))
    cifras.set(
      `IND-27|${parte}`,
      isSabido ? `${mayoresDe(suyas)}/${sum(suyas.map(({ total }) => total))}` : 'null/null',
    );
  const { num, den } = listSinTrafico(tablas, todas, hasta);
  for (const [parte, cuantos] of num)
    cifras.set(`IND-26|${parte}`, isSabido ? `${cuantos}/${den.get(parte)}` : 'null/null');
  return cifras;
}

/** Whether a version of a servicio stood published. */
function isPublicado(tablas: Tablas, servicioId: unknown, momento: number): boolean {
  return tablas.servicios_versiones.some((v) => {
    if (v['servicio_id'] !== servicioId) return false;
    const cambio = findLastCambio(tablas, v['id'], momento);
    return cambio?.['nivel'] === 3 && cambio['tipo'] !== 'version-suspendida';
  });
}

/** IND-26. */
function listSinTrafico(tablas: Tablas, todas: readonly Pasada[], hasta: number): Cuenta {
  const antes = hasta - 90 * 24 * HORA;
  const recientes = todas.filter(({ hora }) => hora >= antes && hora < hasta);
  const cuenta = new Cuenta();
  cuenta.add([''], 0, 0);
  const publicados = tablas.servicios.filter(
    ({ id, activo }) => activo === true && isPublicado(tablas, id, hasta) && isPublicado(tablas, id, antes),
  );
  for (const s of publicados) {
    const isUsado = recientes.some(({ servicio }) => servicio?.['servicio_id'] === s['id']);
    const { sector } = listLugares(tablas, s['entidad_id']);
    cuenta.add(['', sector, `entidad=${text(s['entidad_id'])}`], isUsado ? 0 : 1, 1);
  }
  return cuenta;
}

/** IND-25, IND-28 and IND-38. */
export function readOperacion(tablas: Tablas, periodo: Periodo): Cifras {
  const cuentas = { 'IND-25': new Cuenta(), 'IND-28': new Cuenta() };
  cuentas['IND-25'].add([''], 0, 0);
  cuentas['IND-28'].add([''], 0, 0);
  for (const mes of tablas.plataforma_meses.filter((uno) => isIn(uno['medido_en'], periodo))) {
    const servicio = byId(tablas.servicios, mes['servicio_id']);
    const { sector } = listLugares(tablas, servicio?.['entidad_id']);
    const isCumplido = (mes['incumplidas'] as readonly string[]).length === 0;
    cuentas['IND-25'].add(['', sector, `entidad=${text(servicio?.['entidad_id'])}`], isCumplido ? 1 : 0, 1);
  }
  for (const servicio of tablas.plataforma_servicios) {
    const dichos = tablas.plataforma_contratos.filter(
      (k) => k['servicio_id'] === servicio['id'] && toTime(k['created_at']) < periodo[1],
    );
    const ultimo = dichos.at(-1);
    if (ultimo === undefined) continue;
    const entidad = entidadDe(tablas, miembroDe(tablas, servicio['subsistema_id']));
    const { sector } = listLugares(tablas, entidad?.['id']);
    cuentas['IND-28'].add(['', sector, toEntidad(entidad)], ultimo['estado'] === 'distinto' ? 1 : 0, 1);
  }
  const cifras = new Map<string, string>();
  for (const [codigo, { num, den }] of Object.entries(cuentas))
    for (const [parte, n] of num) cifras.set(`${codigo}|${parte}`, `${n}/${den.get(parte)}`);
  for (const [que, cuantos] of Object.entries(countConfianza(tablas, periodo)))
    if (cuantos > 0) cifras.set(`IND-38|tipo=${que}`, String(cuantos));
  return cifras;
}

function countConfianza(tablas: Tablas, periodo: Periodo): Readonly<Record<string, number>> {
  const verificaciones = tablas.audit_events.filter(
    (a) => a['action'] === 'verificar' && a['object_type'] === 'auditoria' && isIn(a['occurred_at'], periodo),
  );
  return {
    'auditoria-verificada': verificaciones.length,
    hallazgo: sum(
      verificaciones.map(({ detail }) => Number((detail as Record<string, unknown>)['hallazgos'] ?? 0)),
    ),
    correo: tablas.outbox_messages.filter((o) => o['sent_at'] === null && isIn(o['abandoned_at'], periodo))
      .length,
    trabajo: tablas.jobs.filter((j) => isIn(j['abandoned_at'], periodo)).length,
  };
}
