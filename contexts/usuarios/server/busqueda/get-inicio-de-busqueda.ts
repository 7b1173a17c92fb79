import type { DatabaseSchema } from '@marco/database';
import { type Actor, type CallContext, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { AccionBuscada, Visto } from '../../contract/index.ts';
import type { AccionOfrecida } from '../inicio/bloque-de-inicio.ts';
import { listIdsDeCandidatos } from './candidatos.queries.ts';
import type { FuenteDeBusqueda } from './fuente-de-busqueda.ts';
import { listAbiertas, presentEncontrado } from './fuentes-abiertas.ts';
import { listVistas, type VistaRow } from './vistas.repository.ts';

type Database = Kysely<DatabaseSchema>;

/** Records opened more than once that stand apart. */
const FRECUENTES = 5;

/** What the search offers before anything is typed. What the person may no longer read is not told. */
export async function getInicioDeBusqueda(
  database: Database,
  fuentes: readonly FuenteDeBusqueda[],
  acciones: readonly AccionOfrecida[],
  context: CallContext,
) {
  const actor = requireActor(context);
  const vistas = await listVistas(database, actor.userId);
  const vistos = await presentVistas(database, fuentes, vistas, context);
  const frecuentes = vistos
    .filter(({ veces }) => veces > 1)
    .toSorted((one, other) => other.veces - one.veces)
    .slice(0, FRECUENTES);
  return {
    recientes: vistos.map(({ visto }) => visto),
    frecuentes: frecuentes.map(({ visto }) => visto),
    acciones: acciones
      .toSorted((one, other) => one.orden - other.orden)
      .map((accion) => presentAccion(accion, actor)),
  };
}

/** What may not be done stays with its reason: whoever looks for it learns why it is not on their home. */
function presentAccion({ texto, url, clase, isFor }: AccionOfrecida, actor: Actor): AccionBuscada {
  return { texto, url, clase, motivo: isFor(actor) ? null : explain(actor) };
}

function explain({ entityId, roleName }: Actor): string {
  return entityId === null || roleName === null
    ? 'Elija primero la entidad en la que trabaja.'
    : `Su rol, ${roleName}, no tiene esta acción.`;
}

/** Those of the person's records they may still read, in their order. */
async function presentVistas(
  database: Database,
  fuentes: readonly FuenteDeBusqueda[],
  vistas: readonly VistaRow[],
  context: CallContext,
): Promise<readonly { readonly veces: number; readonly visto: Visto }[]> {
  const porTipo = Map.groupBy(vistas, ({ tipo }) => tipo);
  const fichas = await Promise.all(
    listAbiertas(fuentes, context).map(async ({ fuente: { tipo }, legibles }) => {
      const suyas = porTipo.get(tipo.codigo);
      if (!suyas) return [];
      const pedidos = suyas.map(({ registro }) => registro);
      const ids = await listIdsDeCandidatos(database, legibles.buildCandidatos(database, { ids: pedidos }));
      if (ids.length === 0) return [];
      return (await legibles.listFichas(database, ids)).map(
        (ficha) => [`${tipo.codigo} ${ficha.id}`, presentEncontrado(tipo, ficha)] as const,
      );
    }),
  );
  const found = new Map(fichas.flat());
  return vistas.flatMap(({ tipo, registro, veces, vista_en }) => {
    const ficha = found.get(`${tipo} ${registro}`);
    return ficha ? [{ veces, visto: { ...ficha, vistoEn: vista_en.toISOString() } }] : [];
  });
}
