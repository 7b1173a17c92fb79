import type { DatabaseSchema } from '@marco/database';
import {
  type Clausura,
  type EspacioDelPaquete,
  findClausura,
  getPieza,
  writeEntrada,
  writeInclusion,
  writeIndicePorLineas,
  writeJsonldContext,
  writeJsonSchema,
  writeXsdDelPaquete,
} from '@marco/esquemas/port';
import { Spool } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { toClausuraDe } from './clausura-de.ts';
import { Marcas } from './marcas.ts';
import { listUltimas } from './paquete.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Versions whose closure is in memory at a time. */
const GRUPO = 40;

/** What an index holds in memory; there is one for each namespace. */
const BYTES_INDICE = 16_384;

interface Archivo {
  readonly nombre: string;
  readonly contenido: string | AsyncIterable<string | Buffer>;
}

/** The schemas of some versions as files, read and written group by group; the indices of the namespaces at the end. */
export async function* writeEsquemas(
  database: Database,
  ids: Int32Array,
  fecha: string,
): AsyncGenerator<Archivo> {
  await using abiertos = new AsyncDisposableStack();
  const indices = new Map<string, EspacioDelPaquete & { readonly inclusiones: Spool }>();
  const written = new Marcas();
  for (let start = 0; start < ids.length; start += GRUPO) {
    const grupo = [...ids.subarray(start, start + GRUPO)];
    const clausura = await readClausura(database, grupo, fecha);
    for (const { versionId, ruta, texto, nombre } of writeXsdDelPaquete(clausura)) {
      if (!written.add(versionId)) continue;
      const { espacio, rutaIndice } = nombre;
      const indice = indices.get(espacio) ?? {
        espacio,
        rutaIndice,
        inclusiones: abiertos.use(new Spool(BYTES_INDICE)),
      };
      indices.set(espacio, indice);
      await indice.inclusiones.append(writeInclusion(rutaIndice, ruta));
      yield { nombre: `xsd/${ruta}`, contenido: texto };
    }
    for (const id of grupo) yield* writeJson(clausura, id);
  }
  for (const indice of indices.values())
    yield {
      nombre: `xsd/${indice.rutaIndice}`,
      contenido: writeIndicePorLineas(indice, indice.inclusiones.read()),
    };
  const entrada = writeEntrada(indices.values());
  yield { nombre: `xsd/${entrada.ruta}`, contenido: entrada.texto };
}

/** The closure of a group beside the latest version of all in it: names are the same in every group. */
async function readClausura(database: Database, ids: readonly number[], fecha: string): Promise<Clausura> {
  const own = await findClausura(database, ids, fecha);
  const elementos = [...(own?.piezas.values() ?? [])].map(({ elementoId }) => elementoId);
  const ultimas = await listUltimas(database, [...new Set(elementos)]);
  const whole = await findClausura(database, [...new Set([...ids, ...ultimas])], fecha);
  if (!whole) throw new Error('A published version is gone.');
  return whole;
}

function* writeJson(clausura: Clausura, versionId: number): Generator<Archivo> {
  const { carpeta, dominio, identificador, tipo } = getPieza(clausura, versionId);
  const own = toClausuraDe(clausura, versionId);
  yield {
    nombre: `json-schema/${carpeta}/${dominio}/${identificador}.json`,
    contenido: `${JSON.stringify(writeJsonSchema(own, versionId), null, 2)}\n`,
  };
  // A simple element is one value: the composite that holds it gives it its term.
  if (tipo === 'compuesto')
    yield {
      nombre: `json-ld/${carpeta}/${dominio}/${identificador}.jsonld`,
      contenido: `${JSON.stringify(writeJsonldContext(own), null, 2)}\n`,
    };
}
