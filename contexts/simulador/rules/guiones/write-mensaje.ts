import { ZONE } from '@marco/country/zone';
import type { MensajeDeGuion, TipoEscrito } from './guion.ts';
import type { GrupoSimulado, MensajeSimulado, ValorSimulado } from './mensaje-simulado.ts';

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
/** Key that tells in JSON what stands where an abstract composite is asked for. */
export const CLAVE_TIPO = '$tipo';

/** A message as a value of JSON. */
function toJson(mensaje: MensajeSimulado): unknown {
  if (mensaje.clase === 'valor') return toValor(mensaje);
  const campos = mensaje.campos.map(({ nombre, esLista, partes }) => {
    const valores = partes.map(toJson);
    // Twice where once is allowed has no way to be written but a list.
    return [nombre, esLista || valores.length > 1 ? valores : valores[0]] as const;
  });
  const tipo = mensaje.tipoDicho ? [[CLAVE_TIPO, mensaje.tipoDicho.clave] as const] : [];
  return Object.fromEntries([...tipo, ...campos]);
}

const FORMAS: Partial<Readonly<Record<TipoEscrito, RegExp>>> = {
  entero: /^[+-]?\d+$/,
  decimal: /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/,
  booleano: /^(?:true|false|0|1)$/,
  hora: /^\d{2}:\d{2}:\d{2}(?:\.\d+)?$/,
  'fecha-hora': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?$/,
};

/** A value as JSON writes it; a text that is none of its type stays a text. */
function toValor({ tipoDato, texto }: ValorSimulado): unknown {
  if (!FORMAS[tipoDato]?.test(texto)) return texto;
  switch (tipoDato) {
    case 'entero':
    case 'decimal':
      return Number(texto);
    case 'booleano':
      return texto === 'true' || texto === '1';
    default:
      // A moment without its zone would be no moment in JSON.
      return `${texto}${ZONE.offset}`;
  }
}

/** A message as a document of JSON. */
export function writeJson(mensaje: GrupoSimulado): string {
  return `${JSON.stringify(toJson(mensaje), null, 2)}\n`;
}

const REEMPLAZOS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as XML has it. */
export function escapeXml(texto: string): string {
  return texto.replaceAll(/[&<>"]/g, (signo) => REEMPLAZOS[signo] ?? signo);
}

/** A message as an element of XML, without the declaration: its own namespace without prefix, the others at the root. */
export function writeElementoXml(guion: MensajeDeGuion, mensaje: GrupoSimulado, sangria = ''): string {
  const usados = new Set<number>();
  const dicen = collectEspacios(mensaje, usados);
  const propio = guion.espacios[guion.espacio];
  const ajenos = [...usados]
    .filter((espacio) => espacio !== guion.espacio)
    .map((espacio) => guion.espacios[espacio])
    .map((espacio) => ` xmlns:${espacio?.prefijo}="${escapeXml(espacio?.uri ?? '')}"`);
  const xsi = dicen ? ` xmlns:xsi="${XSI}"` : '';
  const abre = `${guion.elemento} xmlns="${escapeXml(propio?.uri ?? '')}"${ajenos.join('')}${xsi}`;
  return new EscrituraXml(guion).write(guion.elemento, abre, mensaje, sangria);
}

/** A message as a document of XML. */
export function writeXml(guion: MensajeDeGuion, mensaje: GrupoSimulado): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElementoXml(guion, mensaje)}\n`;
}

/** Namespaces a message uses; whether something in it says its type. */
function collectEspacios(mensaje: MensajeSimulado, usados: Set<number>): boolean {
  if (mensaje.clase === 'valor') return false;
  if (mensaje.tipoDicho) usados.add(mensaje.tipoDicho.espacio);
  let dice = mensaje.tipoDicho !== null;
  for (const { espacio, partes } of mensaje.campos) {
    usados.add(espacio);
    for (const parte of partes) dice = collectEspacios(parte, usados) || dice;
  }
  return dice;
}

class EscrituraXml {
  private readonly guion: MensajeDeGuion;

  constructor(guion: MensajeDeGuion) {
    this.guion = guion;
  }

  /** @param abre the name with its attributes */
  write(nombre: string, abre: string, mensaje: MensajeSimulado, sangria: string): string {
    if (mensaje.clase === 'valor') {
      return mensaje.texto === ''
        ? `${sangria}<${abre}/>`
        : `${sangria}<${abre}>${escapeXml(mensaje.texto)}</${nombre}>`;
    }
    const tipo = mensaje.tipoDicho;
    const conTipo = tipo ? `${abre} xsi:type="${this.qualify(tipo.espacio, tipo.tipo)}"` : abre;
    const hijos = mensaje.campos.flatMap((campo) => {
      const suyo = this.qualify(campo.espacio, campo.nombre);
      return campo.partes.map((parte) => this.write(suyo, suyo, parte, `${sangria}  `));
    });
    if (hijos.length === 0) return `${sangria}<${conTipo}/>`;
    return `${sangria}<${conTipo}>\n${hijos.join('\n')}\n${sangria}</${nombre}>`;
  }

  private qualify(espacio: number, nombre: string): string {
    if (espacio === this.guion.espacio) return nombre;
    return `${this.guion.espacios[espacio]?.prefijo}:${nombre}`;
  }
}
