import type { DatabaseSchema } from '@marco/database';
import { DATO_PERSONAL } from '@marco/elementos-de-dato/terms';
import { presentEntidad } from '@marco/entidades/terms';
import { SINCRONIA, TECNOLOGIA, TIPO_INTERCAMBIO } from '@marco/solicitudes/terms';
import type { Kysely } from 'kysely';
import type { FacetasDirectorio, FiltroDirectorio } from '../../contract/index.ts';
import {
  ACCESO_SERVICIO,
  ESTADO_DIRECTORIO,
  FACETAS_DIRECTORIO,
  type FacetaDirectorio,
  SIMULACION_SERVICIO,
} from '../../contract/terms.ts';
import { listValoresDeFacetas, type ValorFacetaRow } from './facetas.queries.ts';
import { toConsulta } from './search-directorio.ts';

/** Names of the values of facets that are codes. */
const NOMBRES: Partial<Record<FacetaDirectorio, Readonly<Record<string, string>>>> = {
  estado: ESTADO_DIRECTORIO,
  acceso: ACCESO_SERVICIO,
  datoPersonal: DATO_PERSONAL,
  tipoIntercambio: TIPO_INTERCAMBIO,
  sincronia: SINCRONIA,
  tecnologia: TECNOLOGIA,
  simulador: SIMULACION_SERVICIO,
  actualizado: { 7: 'Los últimos 7 días', 30: 'Los últimos 30 días', 90: 'Los últimos 90 días' },
};

/** Facets whose values have an order of their own; the others go from the most frequent value to the rarest. */
const CON_ORDEN: Partial<Record<FacetaDirectorio, readonly string[]>> = {
  estado: Object.keys(ESTADO_DIRECTORIO),
  datoPersonal: Object.keys(DATO_PERSONAL),
  simulador: Object.keys(SIMULACION_SERVICIO),
  actualizado: ['7', '30', '90'],
};

/** The facets of a search with their counts. */
export async function computeFacetas(
  database: Kysely<DatabaseSchema>,
  filtro: FiltroDirectorio,
): Promise<FacetasDirectorio> {
  const { palabras } = toConsulta(filtro.texto);
  const byFaceta = Map.groupBy(
    await listValoresDeFacetas(database, filtro, palabras),
    ({ faceta }) => faceta,
  );
  return Object.fromEntries(
    FACETAS_DIRECTORIO.map((faceta) => [faceta, presentFaceta(faceta, byFaceta.get(faceta) ?? [], filtro)]),
  ) as FacetasDirectorio;
}

function presentFaceta(faceta: FacetaDirectorio, rows: readonly ValorFacetaRow[], filtro: FiltroDirectorio) {
  const chosen = new Set([filtro[faceta] ?? []].flat().map(String));
  const order = CON_ORDEN[faceta];
  // What is chosen and is nothing has no name.
  const known = rows.filter(({ nombre }) => nombre !== null || NOMBRES[faceta] !== undefined);
  const sorted = order
    ? known.toSorted((one, other) => order.indexOf(one.valor) - order.indexOf(other.valor))
    : known.toSorted((one, other) => other.cantidad - one.cantidad);
  return sorted.map(({ valor, nombre, cantidad }) => ({
    valor,
    nombre: presentNombre(faceta, valor, nombre),
    cantidad,
    elegido: chosen.has(valor),
  }));
}

function presentNombre(faceta: FacetaDirectorio, valor: string, nombre: string | null): string {
  if (nombre !== null) return faceta === 'entidad' ? presentEntidad(nombre) : nombre;
  return NOMBRES[faceta]?.[valor] ?? valor;
}
