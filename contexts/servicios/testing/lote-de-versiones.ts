import { type Clausura, type Pieza, type PiezaCompuesta, writeJsonSchema } from '@marco/esquemas/port';
import { compileJson, compileXsd, findRaizValida, writeXsd } from '@marco/esquemas/testing';
import type { FormaMensaje } from '../contract/compatibilidad.terms.ts';
import type { ContenidoCompuesto } from '../rules/compatibilidad/mensaje-comparable.ts';
import type { ParteGrupo } from '../rules/compatibilidad/parte-de-mensaje.ts';
import {
  type ClausuraDeMensaje,
  createClausuraDeMensaje,
  writeParteMensaje,
} from '../server/compatibilidad/clausura-de-mensaje.ts';

const LUGAR = { carpeta: 'Integracion', dominio: 'Pruebas' };
/** Ids each message of a batch may take. */
const IDS = 100;

/** Messages whose schemas are compiled together: one by one it would take most of the time of a test. */
export interface LoteDeMensajes extends Disposable {
  write(index: number, parte: ParteGrupo, forma: FormaMensaje): string;
  /** A message as one of another place: the name of its root is all that tells them apart. */
  renameTo(index: number, from: number, texto: string, forma: FormaMensaje): string;
  /** Whether the schemas of the product take a message as that of this place. */
  admits(index: number, texto: string, forma: FormaMensaje): boolean;
}

/** The schemas of several messages, in both forms. */
export function compileLote(raices: readonly ContenidoCompuesto[], elementos: Clausura): LoteDeMensajes {
  const mensajes = raices.map((raiz, index) =>
    createClausuraDeMensaje(raiz, elementos, {
      ...LUGAR,
      identificador: toNombre(index),
      primeraId: -1 - (index + 1) * IDS,
    }),
  );
  const todas = createLote(mensajes, elementos);
  const xsd = compileXsd(writeXsd(todas));
  const validate = compileJson(writeJsonSchema(todas, -1));
  const judged = new Map<string, boolean>();
  const admitsJson = (index: number, texto: string) => validate({ [toNombre(index)]: JSON.parse(texto) });
  const admitsXml = (index: number, texto: string) => findRaizValida(xsd, texto) === toNombre(index);
  return {
    write: (index, parte, forma) => {
      const [mensaje, raiz] = [mensajes[index], raices[index]];
      if (!mensaje || !raiz) throw new Error('The batch has no such message.');
      return writeParteMensaje(mensaje, raiz, parte, forma);
    },
    renameTo: (index, from, texto, forma) =>
      forma === 'json'
        ? texto
        : texto.replaceAll(new RegExp(`(</?)${toNombre(from)}(?=[\\s/>])`, 'g'), `$1${toNombre(index)}`),
    admits: (index, texto, forma) => {
      const key = `${index} ${forma} ${texto}`;
      const known = judged.get(key);
      if (known !== undefined) return known;
      const admitted = forma === 'json' ? admitsJson(index, texto) : admitsXml(index, texto);
      judged.set(key, admitted);
      return admitted;
    },
    [Symbol.dispose]: () => xsd.dispose(),
  };
}

function toNombre(index: number): string {
  return `mensaje${index}`;
}

/** One closure with every message as an optional part. */
function createLote(mensajes: readonly ClausuraDeMensaje[], elementos: Clausura): Clausura {
  const piezas = new Map<number, Pieza>();
  for (const { clausura } of mensajes) for (const [id, pieza] of clausura.piezas) piezas.set(id, pieza);
  const [primera] = [...piezas.values()].filter((pieza) => pieza.tipo === 'compuesto');
  if (!primera) throw new Error('A batch has a message.');
  const lote: PiezaCompuesta = {
    ...primera,
    versionId: -1,
    elementoId: -1,
    identificador: 'lote',
    modelo: 'secuencia',
    componentes: mensajes.map(({ raizId }, index) => ({
      versionId: raizId,
      nombre: toNombre(index),
      minimo: 0,
      maximo: 1,
    })),
  };
  piezas.set(-1, lote);
  return { ...elementos, raices: [-1], piezas };
}
