import {
  type Clausura,
  getPieza,
  isVarios,
  listLinaje,
  type Pieza,
  type PiezaCompuesta,
  toValorJson,
} from '@marco/esquemas/port';
import type { ArbolMensaje } from '../../../rules/contrato/arbol-mensaje.ts';
import type { CampoContrato } from '../../../rules/contrato/contrato-leido.ts';
import type { LugaresDeMensaje } from './lugares-de-mensaje.ts';

/** What a message of a contract says, and the place of the contract it is of; null of the whole message. */
interface Ambito {
  readonly arbol: ArbolMensaje;
  readonly campo: CampoContrato | null;
}

/**
 * A message of a contract as the servicio has it, in JSON: each value where its field is, whatever the contract calls it and
 * stands around it. Undefined where the servicio asks for something that has no place in the contract: the message
 * could not be right.
 */
export function toMensajeDelServicio(
  entero: ArbolMensaje,
  lugares: LugaresDeMensaje,
  { clausura, raizId }: { readonly clausura: Clausura; readonly raizId: number },
): unknown {
  return new Traductor(entero, lugares, clausura).translate(raizId, '', { arbol: entero, campo: null });
}

class Traductor {
  private readonly entero: ArbolMensaje;
  private readonly lugares: LugaresDeMensaje;
  private readonly clausura: Clausura;

  constructor(entero: ArbolMensaje, lugares: LugaresDeMensaje, clausura: Clausura) {
    this.entero = entero;
    this.lugares = lugares;
    this.clausura = clausura;
  }

  translate(versionId: number, camino: string, ambito: Ambito): unknown {
    const pieza = getPieza(this.clausura, versionId);
    if (pieza.tipo === 'simple') return readValor(pieza, ambito.arbol);
    // What comes is one of its extensions, and the contract does not say which.
    return pieza.abstracto ? undefined : this.translateCompuesta(pieza, camino, ambito);
  }

  private translateCompuesta(pieza: PiezaCompuesta, camino: string, ambito: Ambito): unknown {
    const campos: [string, unknown][] = [];
    for (const nivel of listLinaje(this.clausura, pieza))
      for (const parte of nivel.componentes) {
        const valores = this.listValores(parte.versionId, `${camino}/${parte.nombre}`, ambito);
        const esRequerida = parte.minimo > 0 && nivel.modelo === 'secuencia';
        if (valores === undefined ? esRequerida : valores.includes(undefined)) return undefined;
        if (valores && valores.length > 0) campos.push([parte.nombre, toVeces(valores, parte.maximo)]);
      }
    return Object.fromEntries(campos);
  }

  /** What a message says of a field; undefined where the field has no place in the contract. */
  private listValores(versionId: number, camino: string, ambito: Ambito): unknown[] | undefined {
    const lugar = this.lugares.findLugar(camino);
    if (lugar) {
      return this.listInstancias(lugar, ambito).map((arbol) =>
        this.translate(versionId, camino, { arbol, campo: lugar }),
      );
    }
    if (!this.lugares.hasHijoDe(camino)) return undefined;
    // A group the contract does not have: its fields stand where it would.
    const junto = this.translate(versionId, camino, ambito);
    const esNada = typeof junto === 'object' && junto !== null && Object.keys(junto).length === 0;
    return esNada ? [] : [junto];
  }

  /** What a message says at a place, within what is being translated, or anywhere where the place is not in that. */
  private listInstancias(lugar: CampoContrato, { arbol, campo }: Ambito): readonly ArbolMensaje[] {
    const encima = this.lugares.listEncima(lugar);
    const hasta = campo === null ? encima.length : encima.indexOf(campo);
    const desde = hasta < 0 ? this.entero : arbol;
    const pasos = [...encima.slice(0, hasta < 0 ? encima.length : hasta)].reverse();
    return [...pasos, lugar].reduce<readonly ArbolMensaje[]>(
      (arboles, { nombre }) => arboles.flatMap(({ hijos }) => hijos.get(nombre) ?? []),
      [desde],
    );
  }
}

/** A list where there may be several; twice where once is allowed has no other way to be written. */
const toVeces = (valores: readonly unknown[], maximo: number | null): unknown =>
  isVarios(maximo) || valores.length > 1 ? valores : valores[0];

/** A value as JSON has it; a text of XML, or of an address, is read as what its element holds. */
function readValor(
  pieza: Extract<Pieza, { tipo: 'simple' }>,
  { valor, esTexto, hijos }: ArbolMensaje,
): unknown {
  if (valor === null) return hijos.size === 0 ? null : {};
  return esTexto ? toValorJson({ pieza, texto: String(valor) }) : valor;
}
