import type { DatabaseSchema } from '@marco/database';
import { findParametroEntero } from '@marco/parametros/port';
import type { Kysely } from 'kysely';
import { UMBRALES_INICIALES } from '../../contract/terms.ts';
import type { CampoDetectado } from '../../rules/lectura/campo-detectado.ts';
import type { ElementoComparado, Rareza } from '../../rules/propuestas/elemento-comparado.ts';
import {
  listPalabras,
  listPalabrasBuscadas,
  listPartesDeNombre,
  type PalabrasParecidas,
  readNombre,
  toRaiz,
} from '../../rules/propuestas/palabras.ts';
import { PESOS, type Umbrales } from '../../rules/propuestas/pesos.ts';
import type { MaterialDePropuestas } from '../../rules/propuestas/propose-elementos.ts';
import { findRareza, listCandidatos, listParecidas, type PalabraPedida } from './candidatos.queries.ts';
import { listCompuestos, listDichos, listElementos } from './elementos.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** Words of a description a field is looked for by; more would only find what is farther. */
const PALABRAS_DE_DESCRIPCION = 8;
/** Words of a name a field is looked for by, with all that they may stand for. */
const PALABRAS_DE_NOMBRE = 40;
/** Words nobody knows that are compared with all words of the dictionary: a file decides how many it has. */
const DESCONOCIDAS = 2000;
const LARGO_DE_PALABRA = 30;
/** Words of a description whose rareness is asked for; what nobody counts is rare. */
const PALABRAS_CONTADAS = 80;
/** What they count beside those of the name. */
const PESO_DE_DESCRIPCION = 0.4;

/** All that fields are compared with: a few statements, however many fields there are. */
export async function getMaterial(
  database: Database,
  campos: readonly CampoDetectado[],
): Promise<MaterialDePropuestas> {
  const parecidas = await findParecidas(database, campos);
  const hallados = await listCandidatos(database, listPedidas(campos, parecidas));
  const dichos = new Map(await listDichos(database, [...new Set(campos.flatMap(({ oid }) => oid ?? []))]));
  const porCampo = campos.map(({ oid }) => {
    const dicho = oid === null ? undefined : dichos.get(oid);
    return new Set(dicho === undefined ? [] : [dicho]);
  });
  for (const { campo, versionId } of hallados) porCampo[campo]?.add(versionId);
  const candidatos = porCampo.map((suyos) => [...suyos]);
  const elementos = await listElementos(database, [...new Set(candidatos.flat())]);
  const [compuestos, rareza, umbrales] = await Promise.all([
    listCompuestos(
      database,
      elementos.map(({ elementoId }) => elementoId),
    ),
    getRareza(database, campos, elementos),
    findUmbrales(database),
  ]);
  return { campos, elementos, candidatos, dichos, compuestos, rareza, parecidas, pesos: PESOS, umbrales };
}

async function findParecidas(
  database: Database,
  campos: readonly CampoDetectado[],
): Promise<PalabrasParecidas> {
  const partes = new Set(campos.flatMap(({ nombre }) => listPartesDeNombre(nombre)));
  const miradas = [...partes].filter(({ length }) => length <= LARGO_DE_PALABRA).slice(0, DESCONOCIDAS);
  const rows = await listParecidas(database, miradas);
  return new Map(
    [...Map.groupBy(rows, ({ palabra }) => palabra)].map(([palabra, suyas]) => [
      palabra,
      suyas.map(({ parecida, parecido }) => ({ palabra: parecida, parecido })),
    ]),
  );
}

function listPedidas(campos: readonly CampoDetectado[], parecidas: PalabrasParecidas): PalabraPedida[] {
  return campos.flatMap(({ nombre, descripcion }, campo) => {
    const deNombre = listPalabrasBuscadas(readNombre(nombre, parecidas)).slice(0, PALABRAS_DE_NOMBRE);
    const deDescripcion = listPalabras(descripcion).slice(0, PALABRAS_DE_DESCRIPCION);
    return [
      ...deNombre.map((palabra) => ({ campo, palabra, peso: 1 })),
      ...deDescripcion.map((palabra) => ({ campo, palabra, peso: PESO_DE_DESCRIPCION })),
    ];
  });
}

/** How rare each word is: in the names of all elements, and in the definitions of those that are compared. */
async function getRareza(
  database: Database,
  campos: readonly CampoDetectado[],
  elementos: readonly ElementoComparado[],
): Promise<Rareza> {
  const deCampos = campos.flatMap(({ nombre, descripcion, padre }) => [
    ...listPalabrasBuscadas(readNombre(`${nombre} ${padre}`, new Map())),
    ...listPalabras(descripcion).slice(0, PALABRAS_CONTADAS),
  ]);
  const dichas = await findRareza(database, {
    palabras: [...new Set(deCampos)],
    versionIds: elementos.map(({ versionId }) => versionId),
  });
  const veces = new Map<string, number>();
  for (const [palabra, suyas] of dichas.veces)
    veces.set(toRaiz(palabra), (veces.get(toRaiz(palabra)) ?? 0) + suyas);
  const enDefiniciones = new Map<string, number>();
  for (const { definicion } of elementos)
    for (const raiz of new Set(listPalabras(definicion).map(toRaiz)))
      enDefiniciones.set(raiz, (enDefiniciones.get(raiz) ?? 0) + 1);
  for (const [raiz, suyas] of enDefiniciones) veces.set(raiz, Math.max(veces.get(raiz) ?? 0, suyas));
  return { elementos: Math.max(dichas.elementos, elementos.length), veces };
}

async function findUmbrales(database: Database): Promise<Umbrales> {
  const [reutilizar, revisar] = await Promise.all([
    findParametroEntero(database, 'asistente.umbralReutilizar', UMBRALES_INICIALES.reutilizar),
    findParametroEntero(database, 'asistente.umbralRevisar', UMBRALES_INICIALES.revisar),
  ]);
  return { reutilizar: reutilizar / 100, revisar: Math.min(reutilizar, revisar) / 100 };
}
