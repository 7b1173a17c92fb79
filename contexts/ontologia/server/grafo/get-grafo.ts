import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Arista, type NodoDelGrafo, ontologiaErrors } from '../../contract/index.ts';
import { CLASES_NODO, type ClaseNodo, VECINOS_POR_CARGA } from '../../contract/terms.ts';
import {
  type AristaGuardada,
  type ClaveNodo,
  findMasConectado,
  listAristasDe,
  listClasesRaiz,
  listNodos,
} from './grafo.queries.ts';

type Database = Kysely<DatabaseSchema>;

const toClave = ({ clase, id }: ClaveNodo): string => `${clase}-${id}`;

function parseClave(clave: string): ClaveNodo {
  const [clase = '', id = ''] = clave.split('-');
  return { clase: clase as ClaseNodo, id: Number(id) };
}

async function listNodosDe(database: Database, claves: readonly ClaveNodo[]): Promise<NodoDelGrafo[]> {
  const found = await Promise.all(
    CLASES_NODO.map(async (clase) => {
      const ids = new Set(claves.filter((clave) => clave.clase === clase).map(({ id }) => id));
      const nodos = await listNodos(database, clase, [...ids]);
      return nodos.map((nodo) => ({ ...nodo, clave: toClave({ clase, id: nodo.id }), clase }));
    }),
  );
  return found.flat();
}

function presentArista(arista: AristaGuardada): Arista {
  return {
    desde: toClave({ clase: arista.desde_clase, id: arista.desde_id }),
    hacia: toClave({ clase: arista.hacia_clase, id: arista.hacia_id }),
    etiqueta: arista.etiqueta,
  };
}

/**
 * A node with a part of its neighbours; without one, classes at the top and where to begin. Never the whole ontology at once.
 *
 * @throws ONTOLOGIA_NO_ENCONTRADA
 */
export async function getGrafo(database: Database, foco: string | undefined, salto: number) {
  if (foco === undefined) {
    const { claves, total } = await listClasesRaiz(database, salto, VECINOS_POR_CARGA);
    const [nodos, masConectado] = await Promise.all([
      listNodosDe(database, claves),
      findMasConectado(database),
    ]);
    return {
      foco: null,
      nodos,
      aristas: [],
      restantes: Math.max(0, total - salto - claves.length),
      masConectado: masConectado ? toClave(masConectado) : null,
    };
  }
  const clave = parseClave(foco);
  const { aristas, total } = await listAristasDe(database, clave, salto, VECINOS_POR_CARGA);
  const ends = aristas.flatMap((arista) => [
    { clase: arista.desde_clase, id: arista.desde_id },
    { clase: arista.hacia_clase, id: arista.hacia_id },
  ]);
  const nodos = await listNodosDe(database, [clave, ...ends]);
  if (!nodos.some((nodo) => nodo.clave === foco)) throw refuse(ontologiaErrors, 'ONTOLOGIA_NO_ENCONTRADA');
  return {
    foco,
    nodos,
    aristas: aristas.map(presentArista),
    restantes: Math.max(0, total - salto - aristas.length),
    masConectado: null,
  };
}
