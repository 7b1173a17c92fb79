import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { Ahorro } from '../../contract/index.ts';
import { CODIGOS_SUPUESTO, NIVEL_EN_PRODUCCION } from '../../contract/terms.ts';
import {
  type AhorroSimulado,
  computeAhorro,
  computeSimulaciones,
  listSupuestosQueFaltan,
  type PapelAhorrado,
} from '../../rules/ahorro/ahorro.ts';
import { computeConsultasDePapeles } from '../../rules/ahorro/consultas.ts';
import { buildSimulaciones, type RangoSupuesto, type Supuestos } from '../../rules/ahorro/simulaciones.ts';
import { isSuprimible } from '../../rules/mapa/cuenta.ts';
import type { VeredictoDePapel } from '../../rules/mapa/veredicto.ts';
import type { computeVeredictos, Veredictos } from '../mapa/read-mundo.ts';
import { listPapelesMedidos, listSupuestosVigentes, listTransacciones } from './ahorro.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What the papers that could be spared save in a year: only those whose elements people confirmed. */
export async function computeAhorroDePapeles(database: Database, veredictos: Veredictos): Promise<Ahorro> {
  const { simulaciones, faltan } = await readSupuestos(database);
  return sumAhorro(await readPapeles(database, veredictos), simulaciones, faltan);
}

/** The same of each trámite by itself, its papers given by their ids. */
export async function computeAhorroPorTramite(
  database: Database,
  veredictos: Veredictos,
): Promise<ReadonlyMap<number, Ahorro>> {
  const { simulaciones, faltan } = await readSupuestos(database);
  const papeles = await readPapeles(database, veredictos);
  return new Map(
    [...Map.groupBy(papeles, ({ tramiteId }) => tramiteId)].map(([id, suyos]) => [
      id,
      sumAhorro(suyos, simulaciones, faltan),
    ]),
  );
}

/**
 * The savings of each entidad by simulation, so that those of several can be added up before they are told as a range. None while an
 * assumption has no source, and none of an entidad nobody says how often its trámites are done of.
 *
 * @param hasta moment up to which assumptions and measured calls count
 */
export async function computeSimulacionesPorEntidad(
  database: Database,
  { tramites, veredictos }: Awaited<ReturnType<typeof computeVeredictos>>,
  hasta: Date,
): Promise<ReadonlyMap<number, AhorroSimulado>> {
  const { simulaciones } = await readSupuestos(database, hasta);
  if (simulaciones.length === 0) return new Map();
  const entidades = new Map(tramites.map(({ id, entidadId }) => [id, entidadId]));
  const papeles = (await readPapeles(database, veredictos, hasta)).flatMap(
    ({ volumen, tramiteId, ...papel }) => {
      const entidadId = entidades.get(tramiteId);
      return volumen === null || entidadId === undefined ? [] : [{ ...papel, volumen, entidadId }];
    },
  );
  return new Map(
    [...Map.groupBy(papeles, ({ entidadId }) => entidadId)].map(([id, suyos]) => [
      id,
      computeSimulaciones(suyos, simulaciones),
    ]),
  );
}

/**
 * What the servicios that are not published yet would save in a year, by simulation: the papers that can be spared once they are. A
 * paper that waits for several is shared out among them in equal parts, so that sums count it once.
 *
 * @param hasta moment up to which assumptions count
 */
export async function computeSimulacionesPorServicio(
  database: Database,
  { veredictos }: Awaited<ReturnType<typeof computeVeredictos>>,
  hasta: Date,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { simulaciones } = await readSupuestos(database, hasta);
  const esperan = [...veredictos].filter(
    ([, { veredicto, esPosible }]) => veredicto === 'suprimible-al-publicar' && !esPosible,
  );
  if (simulaciones.length === 0 || esperan.length === 0) return new Map();
  const papeles = await listPapelesMedidos(
    database,
    esperan.map(([requisitoId]) => requisitoId),
  );
  const partes = papeles.flatMap(({ requisitoId, volumen, tarifa }) => {
    const servicios = listEsperados(veredictos.get(requisitoId));
    if (volumen === null) return [];
    const papel = { volumen: volumen / servicios.length, tarifa, transacciones: null };
    return servicios.map((servicioId) => ({ ...papel, servicioId }));
  });
  return new Map(
    [...Map.groupBy(partes, ({ servicioId }) => servicioId)].map(([id, suyas]) => [
      id,
      computeSimulaciones(suyas, simulaciones).potencial,
    ]),
  );
}

/** The simulations of the assumptions in force; none while one of them has no source. */
async function readSupuestos(database: Database, hasta: Date | null = null) {
  const vigentes = await listSupuestosVigentes(database, hasta);
  const faltan = listSupuestosQueFaltan(new Set(vigentes.map(({ codigo }) => codigo)), CODIGOS_SUPUESTO);
  const supuestos = Object.fromEntries(
    vigentes.map((uno): [string, RangoSupuesto] => [uno.codigo, uno]),
  ) as Supuestos;
  return { simulaciones: faltan.length > 0 ? [] : buildSimulaciones(supuestos), faltan };
}

interface PapelDeTramite extends Omit<PapelAhorrado, 'volumen'> {
  readonly tramiteId: number;
  readonly volumen: number | null;
}

function sumAhorro(
  papeles: readonly PapelDeTramite[],
  simulaciones: ReturnType<typeof buildSimulaciones>,
  faltan: Ahorro['faltan'],
): Ahorro {
  const medidos = papeles.flatMap(({ volumen, ...papel }) =>
    volumen === null ? [] : [{ ...papel, volumen }],
  );
  const cuenta = { papeles: medidos.length, sinVolumen: papeles.length - medidos.length };
  if (faltan.length > 0 || medidos.length === 0) return { potencial: null, logrado: null, ...cuenta, faltan };
  return { ...computeAhorro(medidos, simulaciones), ...cuenta, faltan };
}

/** Papers that could be spared and whose elements people confirmed, with the calls that spared them. */
async function readPapeles(
  database: Database,
  veredictos: Veredictos,
  hasta = new Date(),
): Promise<PapelDeTramite[]> {
  const seguros = [...veredictos].filter(([, uno]) => !uno.esPosible && isSuprimible(uno.veredicto));
  return listMedidos(database, new Map(seguros), hasta);
}

async function listMedidos(
  database: Database,
  veredictos: Veredictos,
  hasta: Date,
): Promise<PapelDeTramite[]> {
  if (veredictos.size === 0) return [];
  const papeles = await listPapelesMedidos(database, [...veredictos.keys()]);
  const tramiteIds = [...new Set(papeles.map(({ tramiteId }) => tramiteId))];
  const medidas = await listTransacciones(database, tramiteIds, hasta);
  const deTramite = Map.groupBy(medidas, ({ tramiteId }) => tramiteId);
  return [...Map.groupBy(papeles, ({ tramiteId }) => tramiteId)].flatMap(([tramiteId, suyos]) => {
    const consultas = computeConsultasDePapeles(
      suyos.map(({ requisitoId }) => listServicios(veredictos.get(requisitoId))),
      new Map(
        (deTramite.get(tramiteId) ?? []).map(({ servicioId, transacciones }) => [servicioId, transacciones]),
      ),
    );
    return suyos.map(({ volumen, tarifa }, at) => ({
      tramiteId,
      volumen,
      tarifa,
      transacciones: consultas[at] ?? null,
    }));
  });
}

/** Servicios that give the data of a paper. */
const listServicios = (veredicto: VeredictoDePapel | undefined): ReadonlySet<number> =>
  new Set(veredicto?.datos.flatMap(({ servicioId }) => servicioId ?? []));

/** Servicios that give the data of a paper and are not in production yet. */
const listEsperados = (veredicto: VeredictoDePapel | undefined): readonly number[] => [
  ...new Set(
    veredicto?.datos.flatMap(({ servicioId, nivel }) =>
      servicioId !== null && (nivel ?? 0) < NIVEL_EN_PRODUCCION ? [servicioId] : [],
    ),
  ),
];
