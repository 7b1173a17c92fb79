import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces';
import type { Clausura } from '../../rules/esquemas/clausura.ts';
import { toTipoBase } from '../../rules/esquemas/facetas.ts';
import { computeNombres, getNombre, type NombresEsquema } from '../../rules/esquemas/nombres-esquema.ts';
import { formatMomentoJson, isValorDeTipo } from '../../rules/esquemas/valor-lexico.ts';
import { CLAVE_TIPO } from './esquema-json.ts';
import type { Mensaje, MensajeValor } from './mensaje.ts';

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** A message of one version as an XML document: its own namespace without prefix, the others declared at the root. */
export function writeMensajeXml(clausura: Clausura, versionId: number, mensaje: Mensaje): string {
  const nombres = computeNombres(clausura);
  const { espacio, elemento } = getNombre(nombres, versionId);
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(espacio, elemento);
  const used = new Map<string, string>();
  collectEspacios(nombres, mensaje, used);
  for (const [other, prefijo] of used) {
    if (other !== espacio) root.att(XMLNS, `xmlns:${prefijo}`, other);
  }
  fill(root, { nombres, espacio }, mensaje);
  return `${root.doc().end({ prettyPrint: true })}\n`;
}

function collectEspacios(nombres: NombresEsquema, mensaje: Mensaje, used: Map<string, string>): void {
  if (mensaje.kind === 'valor') return;
  const add = (id: number) => {
    const { espacio, prefijo } = getNombre(nombres, id);
    used.set(espacio, prefijo);
  };
  if (mensaje.diceTipo) {
    add(mensaje.pieza.versionId);
    used.set(XSI, 'xsi');
  }
  for (const { declaranteId, mensajes } of mensaje.campos) {
    add(declaranteId);
    for (const parte of mensajes) collectEspacios(nombres, parte, used);
  }
}

interface Contexto {
  readonly nombres: NombresEsquema;
  /** Namespace without prefix. */
  readonly espacio: string;
}

function fill(element: XMLBuilder, contexto: Contexto, mensaje: Mensaje): void {
  if (mensaje.kind === 'valor') {
    if (mensaje.texto !== '') element.txt(mensaje.texto);
    return;
  }
  if (mensaje.diceTipo) {
    const { tipo } = getNombre(contexto.nombres, mensaje.pieza.versionId);
    element.att(XSI, 'xsi:type', qualify(contexto, mensaje.pieza.versionId, tipo));
  }
  for (const { nombre, declaranteId, mensajes } of mensaje.campos) {
    const { espacio } = getNombre(contexto.nombres, declaranteId);
    const name = qualify(contexto, declaranteId, nombre);
    for (const parte of mensajes) fill(element.ele(espacio, name), contexto, parte);
  }
}

function qualify({ nombres, espacio }: Contexto, versionId: number, name: string): string {
  const { espacio: own, prefijo } = getNombre(nombres, versionId);
  return own === espacio ? name : `${prefijo}:${name}`;
}

/** A message as a value of JSON. */
export function toMensajeJson(clausura: Clausura, mensaje: Mensaje): unknown {
  return toJson(computeNombres(clausura), mensaje);
}

function toJson(nombres: NombresEsquema, mensaje: Mensaje): unknown {
  if (mensaje.kind === 'valor') return toValorJson(mensaje);
  const campos = mensaje.campos.map(({ nombre, varios, mensajes }) => {
    const valores = mensajes.map((parte) => toJson(nombres, parte));
    // Twice where once is allowed has no way to be written but a list.
    return [nombre, varios || valores.length > 1 ? valores : valores[0]] as const;
  });
  const tipo = mensaje.diceTipo
    ? [[CLAVE_TIPO, getNombre(nombres, mensaje.pieza.versionId).clave] as const]
    : [];
  return Object.fromEntries([...tipo, ...campos]);
}

/** A message as a document of JSON. */
export function writeMensajeJson(clausura: Clausura, mensaje: Mensaje): string {
  return `${JSON.stringify(toMensajeJson(clausura, mensaje), null, 2)}\n`;
}

/** A value as JSON writes it; a text that is none of its type stays a text. */
export function toValorJson({ pieza, texto }: Pick<MensajeValor, 'pieza' | 'texto'>): unknown {
  const { tipoDato } = toTipoBase(pieza);
  if (!isValorDeTipo(tipoDato, texto)) return texto;
  switch (tipoDato) {
    case 'entero':
    case 'decimal':
      return Number(texto);
    case 'booleano':
      return texto === 'true' || texto === '1';
    case 'fecha-hora':
    case 'hora':
      return formatMomentoJson(texto);
    default:
      return texto;
  }
}
