import { Readable } from 'node:stream';
import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { FORMATOS_RDF, type FormatoRdf, LISTA_PALABRAS } from '../../contract/terms.ts';
import { listPrefijos } from '../../rules/vocabulario.ts';
import { listFichasGuardadas } from '../fichas/fichas.queries.ts';
import type { Cuadrupla } from '../turtle/n3.ts';
import { type FichasElegidas, findFichasDeClase } from './fichas-elegidas.queries.ts';
import { listTriples, listTriplesOntologia } from './list-triples.ts';
import { writeJsonLd } from './write-json-ld.ts';
import { writeRdfXml } from './write-rdf-xml.ts';
import { writeTurtle } from './write-turtle.ts';

type Database = Kysely<DatabaseSchema>;

/** Fichas read at once: what is held in memory does not grow with the ontology. */
const LOTE = 100;

const WRITERS = { turtle: writeTurtle, 'rdf-xml': writeRdfXml, 'json-ld': writeJsonLd } as const;

const TODO: FichasElegidas = { definicion: null, individuo: null, evento: null, regla: null };

/** The statements of the ontology, those of one ficha together. */
async function* listGrupos(
  database: Database,
  espacio: string,
  elegidas: FichasElegidas,
): AsyncGenerator<readonly Cuadrupla[]> {
  yield listTriplesOntologia(espacio);
  for (const palabra of LISTA_PALABRAS) {
    const ids = elegidas[palabra];
    let despuesDe = 0;
    while (true) {
      const fichas = await listFichasGuardadas(database, palabra, {
        ...(ids ? { ids } : {}),
        despuesDe,
        limite: LOTE,
      });
      for (const ficha of fichas) yield listTriples(ficha, espacio);
      const last = fichas.at(-1);
      if (!last || fichas.length < LOTE) break;
      despuesDe = last.id;
    }
  }
}

export interface PeticionOntologia {
  readonly formato: FormatoRdf;
  readonly espacio: string;
  /** A class with its closure; null is everything. */
  readonly clase: { readonly id: number; readonly codigo: string } | null;
}

/** The ontology as a file that is written while it leaves. */
export async function streamOntologia(database: Database, { formato, espacio, clase }: PeticionOntologia) {
  const elegidas = clase ? await findFichasDeClase(database, clase.id) : TODO;
  const { extension, tipo } = FORMATOS_RDF[formato];
  const text = WRITERS[formato](listGrupos(database, espacio, elegidas), listPrefijos(espacio));
  return {
    content: Readable.from(text, { objectMode: false }),
    name: `${clase ? clase.codigo : 'ontologia'}.${extension}`,
    type: tipo,
    bytes: null,
  };
}
