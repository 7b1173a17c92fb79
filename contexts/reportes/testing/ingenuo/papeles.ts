import type { DatabaseSchema } from '@marco/database';
import {
  computeSimulacionesPorEntidad,
  computeSimulacionesPorServicio,
  computeVeredictos,
} from '@marco/tramites/port';
import type { Kysely } from 'kysely';
import { isAbierta } from './cola.ts';
import { Cuenta, listLugares, type Row, type Tablas, toParteDeLugar, toTime } from './tablas.ts';
import { findDuenoAl } from './tiempos.ts';

type Mapa = Awaited<ReturnType<typeof computeVeredictos>>;
type Ahorros = Awaited<ReturnType<typeof computeSimulacionesPorServicio>>;

const SUPRIMIBLES = ['suprimible-ya', 'suprimible-con-acuerdo', 'suprimible-al-publicar'];

/** 'tipo=posible' of a requisito; undefined of what is no paper and what was never one the State has. */
function findTipo(tablas: Tablas, requisito: Row, { veredictos }: Mapa): string | undefined {
  if (requisito['tipo'] !== 'documento') return undefined;
  if (requisito['activo'] !== true) {
    const isAceptado = tablas.tramites_requisitos_elementos.some(
      (x) => x['requisito_id'] === requisito['id'] && x['decision'] === 'aceptado',
    );
    return isAceptado ? 'tipo=suprimido' : undefined;
  }
  const suyo = veredictos.get(Number(requisito['id']));
  if (!SUPRIMIBLES.includes(suyo?.veredicto ?? '')) return 'tipo=se-pide';
  return suyo?.esPosible ? 'tipo=posible' : `tipo=${suyo?.veredicto}`;
}

const toParte = (lugar: string | undefined, tipo: string) =>
  lugar === '' ? tipo : toParteDeLugar(lugar, tipo);

/** P10, P50 and P90 of two thousand sums, each by its place. */
function presentRango(varios: readonly (readonly number[])[]): string {
  const sumas = (varios[0] ?? []).map((_, at) => varios.reduce((suma, uno) => suma + (uno[at] ?? 0), 0));
  const ordenadas = sumas.sort((one, other) => one - other);
  return `${ordenadas[199]} ${ordenadas[999]} ${ordenadas[1799]} de ${varios.length}`;
}

/** IND-31 of the trámites of an entidad. */
function addPapeles(
  cuenta: Cuenta,
  { tablas, mapa, ids }: { readonly tablas: Tablas; readonly mapa: Mapa; readonly ids: readonly number[] },
  lugares: readonly (string | undefined)[],
): void {
  for (const requisito of tablas.tramites_requisitos.filter((r) => ids.includes(Number(r['tramite_id'])))) {
    const tipo = findTipo(tablas, requisito, mapa);
    if (tipo !== undefined)
      cuenta.add(
        lugares.map((lugar) => toParte(lugar, tipo)),
        1,
        0,
      );
  }
}

/** IND-32 of an entidad. */
function addAhorros(
  ahorros: Map<string, (readonly number[])[]>,
  simulado: Readonly<Record<string, readonly number[] | null>>,
  lugares: readonly (string | undefined)[],
): void {
  for (const [tipo, simulaciones] of Object.entries(simulado)) {
    if (simulaciones === null) continue;
    for (const parte of lugares.flatMap((lugar) => toParte(lugar, `tipo=${tipo}`) ?? []))
      ahorros.set(parte, [...(ahorros.get(parte) ?? []), simulaciones]);
  }
}

/** IND-40: each open request of a servicio that trámites wait for. */
function addEsperas(
  esperas: Map<string, (readonly number[])[]>,
  { tablas, ahorros, hasta }: { readonly tablas: Tablas; readonly ahorros: Ahorros; readonly hasta: number },
): void {
  for (const s of tablas.solicitudes) {
    const ahorro = ahorros.get(Number(s['servicio_id']));
    if (ahorro === undefined || !isAbierta(tablas, s['id'], hasta)) continue;
    const { dias } = findDuenoAl(tablas, s['id'], hasta);
    const costo = ahorro.map((pesos) => Math.round((pesos * dias) / 243));
    const consultor = s['consultor_id'] === null ? [] : [`consultor=${String(s['consultor_id'])}`];
    for (const parte of ['', `nivel=${String(s['nivel'])}`, ...consultor])
      esperas.set(parte, [...(esperas.get(parte) ?? []), costo]);
  }
}

/**
 * IND-31, IND-32 and IND-40, entidad by entidad. Verdicts and simulations are those of the trámites, which have tests of their own; what is read
 * again here is which papers count, as what, and how the savings of several are a range.
 */
export async function readPapeles(
  database: Kysely<DatabaseSchema>,
  tablas: Tablas,
  hasta: Date,
): Promise<ReadonlyMap<string, string>> {
  const papeles = new Cuenta();
  const ahorros = new Map<string, (readonly number[])[]>();
  const activos = tablas.tramites.filter(
    (t) => t['activo'] === true && toTime(t['created_at']) < hasta.getTime(),
  );
  for (const [entidadId, suyos] of Map.groupBy(activos, (t) => Number(t['entidad_id']))) {
    const ids = suyos.map(({ id }) => Number(id));
    const mapa = await computeVeredictos(database, ids);
    const { sector, orden, departamento } = listLugares(tablas, entidadId);
    addPapeles(papeles, { tablas, mapa, ids }, ['', sector, orden, departamento]);
    const simulado = (await computeSimulacionesPorEntidad(database, mapa, hasta)).get(entidadId);
    addAhorros(ahorros, { ...simulado }, ['', sector, `entidad=${entidadId}`]);
  }
  const todos = await computeVeredictos(
    database,
    activos.map(({ id }) => Number(id)),
  );
  const esperas = new Map<string, (readonly number[])[]>();
  const ahorrosPorServicio = await computeSimulacionesPorServicio(database, todos, hasta);
  addEsperas(esperas, { tablas, ahorros: ahorrosPorServicio, hasta: hasta.getTime() });
  return new Map([
    ...(esperas.has('') ? [] : [['IND-40|', 'null null null de null'] as const]),
    ...[...esperas].map(([parte, varios]) => [`IND-40|${parte}`, presentRango(varios)] as const),
    ...[...papeles.num].map(([parte, cuantos]) => [`IND-31|${parte}`, String(cuantos)] as const),
    ...[...ahorros].map(([parte, varios]) => [`IND-32|${parte}`, presentRango(varios)] as const),
  ]);
}
