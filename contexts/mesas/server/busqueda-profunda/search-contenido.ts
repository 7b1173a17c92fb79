import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import type { Kysely } from 'kysely';
import { ESTADO_MESA } from '../../contract/estado-mesa.terms.ts';
import type { BusquedaProfunda, Facetas } from '../../contract/index.ts';
import { FACETAS, type Faceta, PROCEDENCIA, PROCEDENCIAS } from '../../contract/terms.ts';
import { buildFragmento, buildTextoMarcado, type Plegar } from '../../rules/busqueda-profunda/fragmento.ts';
import { parseTerminos } from '../../rules/busqueda-profunda/terminos.ts';
import type { QuienResponde } from '../../rules/compromisos/can-update-compromiso.ts';
import { findPlegados, findPlegar } from './plegado.queries.ts';
import {
  type CoincidenciaRow,
  type FacetaRow,
  type MesaEncontradaRow,
  searchContenidoRows,
} from './search-contenido.queries.ts';

/** The deep search as it is answered: fragments cut and marked, facets named and in their order. */
export async function searchContenido(
  database: Kysely<DatabaseSchema>,
  busqueda: BusquedaProfunda,
  quien: QuienResponde | null,
) {
  const [plegados, plegar] = await Promise.all([
    findPlegados(database, parseTerminos(busqueda.texto ?? '')),
    findPlegar(database),
  ]);
  const { mesas, total, facetas } = await searchContenidoRows(database, busqueda, plegados, quien);
  return {
    mesas: mesas.map((mesa) => presentMesa(mesa, plegados, plegar)),
    total,
    facetas: presentFacetas(facetas),
  };
}

function toIso(date: string | null): string | null {
  return date === null ? null : new Date(date).toISOString();
}

function presentMesa(row: MesaEncontradaRow, plegados: readonly string[], plegar: Plegar) {
  const presentCoincidencia = ({ texto, fecha, ...hallazgo }: CoincidenciaRow) => ({
    ...hallazgo,
    fecha: toIso(fecha),
    fragmento: buildFragmento(texto, plegados, plegar),
  });
  return {
    ...row,
    ultimaReunion: toIso(row.ultimaReunion),
    titulo: buildTextoMarcado(row.nombreMesa, plegados, plegar),
    hallazgos: (row.hallazgos ?? []).map(presentCoincidencia),
  };
}

/** Names of the values that are codes. */
const NOMBRES: Readonly<Partial<Record<Faceta, (row: FacetaRow) => string>>> = {
  estado: ({ valor }) => (valor === 'true' ? ESTADO_MESA.abierta : ESTADO_MESA.cerrada),
  fuente: ({ valor }) =>
    PROCEDENCIAS.filter((fuente) => fuente === valor).map((fuente) => PROCEDENCIA[fuente])[0] ?? valor,
  admEntidadLider: ({ nombre, valor }) => presentEntidad(nombre ?? valor),
};

/** States in the order of their levels, years latest first, sources as they weigh; the others the most frequent first. */
function compareRows(one: FacetaRow, other: FacetaRow): number {
  if (one.faceta === 'anioUltimaReunion') return Number(other.valor) - Number(one.valor);
  if (one.faceta === 'fuente') return placeOf(one.valor) - placeOf(other.valor);
  if (one.faceta === 'estadoServicio') return one.orden - other.orden;
  if (one.faceta === 'estado') return other.valor.localeCompare(one.valor);
  return other.cantidad - one.cantidad || (one.nombre ?? '').localeCompare(other.nombre ?? '', 'es');
}

function placeOf(fuente: string): number {
  return (PROCEDENCIAS as readonly string[]).indexOf(fuente);
}

function presentFacetas(rows: readonly FacetaRow[]): Facetas {
  const present = (faceta: Faceta) =>
    rows
      .filter((row) => row.faceta === faceta)
      .toSorted(compareRows)
      .map((row) => ({
        valor: row.valor,
        nombre: NOMBRES[faceta]?.(row) ?? row.nombre ?? row.valor,
        cantidad: row.cantidad,
      }));
  return Object.fromEntries(FACETAS.map((faceta) => [faceta, present(faceta)])) as Facetas;
}
