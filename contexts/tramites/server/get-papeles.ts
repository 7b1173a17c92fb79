import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { tramitesErrors } from '../contract/index.ts';
import { MAXIMO_PAPELES, type VeredictoPapel } from '../contract/terms.ts';
import { countVeredictos } from '../rules/mapa/cuenta.ts';
import { computeAhorroDePapeles } from './ahorro/compute-ahorro.ts';
import { countTramitesDeEntidad, listPapelesDeEntidad } from './mapa/mapa.queries.ts';
import { computeVeredictos } from './mapa/read-mundo.ts';
import { listNombresDeEntidades } from './tramites.queries.ts';

interface PapelesPedidos {
  readonly pagina: number;
  readonly tamano: number;
  readonly veredicto?: VeredictoPapel | undefined;
}

/**
 * What an entidad asks citizens for: how many papers, what the map says of them, what sparing them saves.
 *
 * @throws ENTIDAD_SIN_MAPA
 */
export async function getPapelesEntidad(
  database: Kysely<DatabaseSchema>,
  entidadId: number,
  { pagina, tamano, veredicto }: PapelesPedidos,
) {
  const entidad = (await listNombresDeEntidades(database, [entidadId])).get(entidadId);
  if (!entidad) throw refuse(tramitesErrors, 'ENTIDAD_SIN_MAPA');
  const found = await listPapelesDeEntidad(database, entidadId, MAXIMO_PAPELES);
  const papeles = found.slice(0, MAXIMO_PAPELES);
  const { veredictos: todos } = await computeVeredictos(database, [
    ...new Set(papeles.map(({ tramiteId }) => tramiteId)),
  ]);
  // Of a trámite at the limit some papers are not looked at.
  const veredictos = new Map(
    papeles.flatMap(({ id }) => {
      const suyo = todos.get(id);
      return suyo ? [[id, suyo] as const] : [];
    }),
  );
  const shown = papeles.flatMap(({ id, nombre, codigo, tramite }) => {
    const suyo = veredictos.get(id);
    if (!suyo || (veredicto !== undefined && suyo.veredicto !== veredicto)) return [];
    const { veredicto: dicho, esPosible } = suyo;
    return [{ requisitoId: id, nombre, tramite: { codigo, nombre: tramite }, veredicto: dicho, esPosible }];
  });
  return {
    entidad,
    tramites: await countTramitesDeEntidad(database, entidadId),
    cuenta: countVeredictos([...veredictos.values()]),
    hayMas: found.length > MAXIMO_PAPELES,
    ahorro: await computeAhorroDePapeles(database, veredictos),
    papeles: shown.slice(tamano * (pagina - 1), tamano * pagina),
    total: shown.length,
  };
}
