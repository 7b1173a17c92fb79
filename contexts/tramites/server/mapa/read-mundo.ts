import type { DatabaseSchema } from '@marco/database';
import { findParametroLista } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import { buildEquivalencias } from '../../rules/mapa/equivalencias.ts';
import { buildEntregas, type MundoDelMapa, type TramiteMapeado } from '../../rules/mapa/mundo.ts';
import { computeVeredicto, type VeredictoDePapel } from '../../rules/mapa/veredicto.ts';
import {
  listAcuerdosVigentes,
  listElementosDelMapa,
  listElementosPorNombre,
  listLlamadasDelMapa,
  listParesDeElementos,
  listRequisitosDelMapa,
  listResponsables,
} from './mundo.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Verdicts by requisito: what is no paper has none. */
export type Veredictos = ReadonlyMap<number, VeredictoDePapel>;

/** The verdicts of every paper of some trámites: a few statements, however many there are. */
export async function computeVeredictos(
  database: Database,
  tramiteIds: readonly number[],
): Promise<{ readonly tramites: readonly TramiteMapeado[]; readonly veredictos: Veredictos }> {
  const tramites = await listTramitesMapeados(database, tramiteIds);
  const mundo = await readMundo(database, tramites);
  const veredictos = tramites.flatMap((tramite) =>
    tramite.requisitos.flatMap((requisito) => {
      const veredicto = computeVeredicto(requisito, tramite, mundo);
      return veredicto ? [[requisito.id, veredicto] as const] : [];
    }),
  );
  return { tramites, veredictos: new Map(veredictos) };
}

async function listTramitesMapeados(
  database: Database,
  tramiteIds: readonly number[],
): Promise<TramiteMapeado[]> {
  const [requisitos, elementos] = await Promise.all([
    listRequisitosDelMapa(database, tramiteIds),
    listElementosDelMapa(database, tramiteIds),
  ]);
  const mapeados = Map.groupBy(elementos, ({ requisitoId }) => requisitoId);
  return [...Map.groupBy(requisitos, ({ tramiteId }) => tramiteId)].map(([id, suyos]) => ({
    id,
    entidadId: suyos[0]?.entidadId ?? 0,
    requisitos: suyos.map((requisito) => ({ ...requisito, elementos: mapeados.get(requisito.id) ?? [] })),
  }));
}

async function readMundo(database: Database, tramites: readonly TramiteMapeado[]): Promise<MundoDelMapa> {
  const nombrados = await findParametroLista(database, 'tramites.identidad', []);
  const [pares, identidad] = await Promise.all([
    listParesDeElementos(database),
    listElementosPorNombre(database, nombrados),
  ]);
  const sirvenPor = buildEquivalencias(pares);
  const elementos = tramites.flatMap(({ requisitos }) =>
    requisitos.flatMap((requisito) => requisito.elementos.map(({ elementoId }) => elementoId)),
  );
  const buscados = [...new Set(elementos.flatMap((elemento) => [...sirvenPor(elemento)]))];
  const [llamadas, responsables, acuerdos] = await Promise.all([
    listLlamadasDelMapa(database, buscados),
    listResponsables(database, [...new Set(elementos)]),
    listAcuerdosVigentes(database, [...new Set(tramites.map(({ entidadId }) => entidadId))]),
  ]);
  const deElemento = new Map(responsables.map(({ elementoId, entidadId }) => [elementoId, entidadId]));
  const acordados = new Set(acuerdos.map(({ entidadId, servicioId }) => `${entidadId} ${servicioId}`));
  return {
    llamadasQueEntregan: buildEntregas(llamadas),
    sirvenPor,
    identidad,
    findResponsable: (elementoId) => deElemento.get(elementoId),
    tieneAcuerdo: (entidadId, servicioId) => acordados.has(`${entidadId} ${servicioId}`),
  };
}
