import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { Ahorro } from '../../contract/index.ts';
import { CODIGOS_SUPUESTO } from '../../contract/terms.ts';
import { computeAhorro, listSupuestosQueFaltan, type PapelAhorrado } from '../../rules/ahorro/ahorro.ts';
import { computeConsultasDePapeles } from '../../rules/ahorro/consultas.ts';
import { buildSimulaciones, type RangoSupuesto, type Supuestos } from '../../rules/ahorro/simulaciones.ts';
import { isSuprimible } from '../../rules/mapa/cuenta.ts';
import type { VeredictoDePapel } from '../../rules/mapa/veredicto.ts';
import type { Veredictos } from '../mapa/read-mundo.ts';
import { listPapelesMedidos, listSupuestosVigentes, listTransacciones } from './ahorro.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What the papers that could be spared save in a year: only those whose elements people confirmed. */
export async function computeAhorroDePapeles(database: Database, veredictos: Veredictos): Promise<Ahorro> {
  const seguros = [...veredictos].filter(([, uno]) => !uno.esPosible && isSuprimible(uno.veredicto));
  const vigentes = await listSupuestosVigentes(database);
  const faltan = listSupuestosQueFaltan(new Set(vigentes.map(({ codigo }) => codigo)), CODIGOS_SUPUESTO);
  const medidos = await listMedidos(database, new Map(seguros));
  const cuenta = { papeles: medidos.length, sinVolumen: seguros.length - medidos.length };
  if (faltan.length > 0 || medidos.length === 0) return { potencial: null, logrado: null, ...cuenta, faltan };
  const supuestos = Object.fromEntries(
    vigentes.map((uno): [string, RangoSupuesto] => [uno.codigo, uno]),
  ) as Supuestos;
  return { ...computeAhorro(medidos, buildSimulaciones(supuestos)), ...cuenta, faltan };
}

async function listMedidos(database: Database, veredictos: Veredictos): Promise<PapelAhorrado[]> {
  if (veredictos.size === 0) return [];
  const papeles = await listPapelesMedidos(database, [...veredictos.keys()]);
  const medidas = await listTransacciones(database, [...new Set(papeles.map(({ tramiteId }) => tramiteId))]);
  const deTramite = Map.groupBy(medidas, ({ tramiteId }) => tramiteId);
  return [...Map.groupBy(papeles, ({ tramiteId }) => tramiteId)].flatMap(([tramiteId, suyos]) => {
    const consultas = computeConsultasDePapeles(
      suyos.map(({ requisitoId }) => listServicios(veredictos.get(requisitoId))),
      new Map(
        (deTramite.get(tramiteId) ?? []).map(({ servicioId, transacciones }) => [servicioId, transacciones]),
      ),
    );
    return suyos.flatMap(({ volumen, tarifa }, at) =>
      volumen === null ? [] : [{ volumen, tarifa, transacciones: consultas[at] ?? null }],
    );
  });
}

/** Servicios that give the data of a paper. */
const listServicios = (veredicto: VeredictoDePapel | undefined): ReadonlySet<number> =>
  new Set(veredicto?.datos.flatMap(({ servicioId }) => servicioId ?? []));
