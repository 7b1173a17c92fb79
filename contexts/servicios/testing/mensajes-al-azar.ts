import { createPiezaJuzgada, type PiezaJuzgada, type PiezaSimple } from '@marco/esquemas/port';
import fc from 'fast-check';
import {
  type CampoComparable,
  type ContenidoCampo,
  type ContenidoCompuesto,
  computeVeces,
  findModelo,
} from '../rules/compatibilidad/mensaje-comparable.ts';
import type { CampoDeParte, ParteGrupo, ParteMensaje } from '../rules/compatibilidad/parte-de-mensaje.ts';
import { ELEMENTOS_DE_PRUEBA } from './versiones-arbitrarias.ts';

const fecha = fc
  .integer({ min: 0, max: 40_000 })
  .map((dias) => new Date(Date.UTC(1980, 0, 1) + dias * 86_400_000).toISOString().slice(0, 10));
const hora = fc
  .integer({ min: 0, max: 86_399 })
  .map((segundos) => new Date(segundos * 1000).toISOString().slice(11, 19));

/** Values of a type by chance: found by nobody who knows what the other version refuses. */
const AL_AZAR: Readonly<Record<PiezaSimple['tipoDato'], fc.Arbitrary<string>>> = {
  cadena: fc.oneof(
    fc.stringMatching(/^[a-z]{1,24}$/),
    fc.stringMatching(/^[0-9]{1,9}$/),
    fc.stringMatching(/^[A-Z]{2}[0-9]{3}$/),
  ),
  entero: fc.integer({ min: -200, max: 20_000 }).map(String),
  decimal: fc
    .tuple(fc.integer({ min: -200, max: 9999 }), fc.stringMatching(/^[0-9]{1,5}$/))
    .map(([n, d]) => `${n}.${d}`),
  fecha,
  'fecha-hora': fc.tuple(fecha, hora).map(([dia, momento]) => `${dia}T${momento}-05:00`),
  hora,
  booleano: fc.constantFrom('true', 'false'),
  binario: fc.integer({ min: 0, max: 12 }).map((largo) => Buffer.alloc(largo, 'x').toString('base64')),
  uri: fc.stringMatching(/^[a-z]{1,70}$/).map((camino) => `https://ejemplo.gov.co/${camino}`),
};

/** Values each version of the elements of these tests takes in both forms. */
export function listValoresAlAzar(seed: number): ReadonlyMap<number, readonly string[]> {
  const juzgadas = [...ELEMENTOS_DE_PRUEBA.piezas.values()]
    .filter((pieza) => pieza.tipo === 'simple')
    .map(createPiezaJuzgada);
  return new Map(
    juzgadas.map((juzgada) => {
      const { pieza } = juzgada;
      const textos =
        pieza.valores?.map(({ codigo }) => codigo) ??
        fc.sample(AL_AZAR[pieza.tipoDato], { numRuns: 200, seed });
      return [pieza.versionId, [...new Set(textos)].filter((texto) => isDeAmbas(juzgada, texto))] as const;
    }),
  );
}

function isDeAmbas({ pieza, jueces }: PiezaJuzgada, texto: string): boolean {
  return jueces.xml.admits(texto, pieza) && jueces.json.admits(texto, pieza);
}

/** A whole number below another, each time another one. */
export type Azar = (below: number) => number;

/** Numbers by chance that are the same for the same seed. */
export function createAzar(seed: number): Azar {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A message somebody may write by a version, by chance; undefined where it carries what has no value. */
function writeAlAzar(
  contenido: ContenidoCampo,
  valores: ReadonlyMap<number, readonly string[]>,
  azar: Azar,
): ParteMensaje | undefined {
  if (contenido.clase === 'opaco') return undefined;
  if (contenido.clase === 'grupo') return writeGrupoAlAzar(contenido, valores, azar);
  const textos = valores.get(contenido.versionId) ?? [];
  const texto = textos[azar(Math.max(1, textos.length))];
  return texto === undefined ? undefined : { clase: 'valor', versionId: contenido.versionId, texto };
}

/** A group somebody may write by a version, by chance. */
export function writeGrupoAlAzar(
  grupo: ContenidoCompuesto,
  valores: ReadonlyMap<number, readonly string[]>,
  azar: Azar,
): ParteGrupo | undefined {
  const { campos } = grupo;
  if (findModelo(grupo) === 'eleccion') {
    if (campos.some(({ minimo }) => minimo === 0) && azar(4) === 0) return { clase: 'grupo', campos: [] };
    const campo = campos[azar(campos.length)];
    const escrito = campo && writeCampoAlAzar(campo, computeVeces(campo), valores, azar);
    return escrito && { clase: 'grupo', campos: [escrito] };
  }
  const elegidos = campos.filter(({ minimo }) => minimo > 0 || azar(2) > 0);
  const escritos = elegidos.map((campo) => ({
    minimo: campo.minimo,
    escrito: writeCampoAlAzar(campo, campo.minimo, valores, azar),
  }));
  if (escritos.some(({ minimo, escrito }) => minimo > 0 && !escrito)) return undefined;
  return { clase: 'grupo', campos: escritos.flatMap(({ escrito }) => escrito ?? []) };
}

function writeCampoAlAzar(
  campo: CampoComparable,
  least: number,
  valores: ReadonlyMap<number, readonly string[]>,
  azar: Azar,
): CampoDeParte | undefined {
  const most = Math.min(campo.maximo ?? least + 3, least + 3);
  const veces = Math.max(1, least + azar(most - least + 1));
  const partes = Array.from({ length: veces }, () => writeAlAzar(campo.contenido, valores, azar));
  const escritas = partes.filter((parte) => parte !== undefined);
  return escritas.length === veces ? { campo, partes: escritas } : undefined;
}

/** The message as a tolerant reader takes it: without the fields it does not know; itself where it knows them all. */
export function leaveOutUnknown(parte: ParteGrupo, lee: ContenidoCompuesto): ParteGrupo {
  const campos = parte.campos.flatMap((escrito) => {
    const leido = lee.campos.find(({ nombre }) => nombre === escrito.campo.nombre);
    if (!leido) return [];
    const { contenido } = leido;
    if (contenido.clase !== 'grupo') return [escrito];
    const partes = escrito.partes.map((each) =>
      each.clase === 'grupo' ? leaveOutUnknown(each, contenido) : each,
    );
    return [partes.every((each, index) => each === escrito.partes[index]) ? escrito : { ...escrito, partes }];
  });
  const same =
    campos.length === parte.campos.length && campos.every((campo, index) => campo === parte.campos[index]);
  return same ? parte : { clase: 'grupo', campos };
}
