import { createHash } from 'node:crypto';
import { readText, type TextReading } from '@marco/server-kit/read-text';
import type { ValidateFunction } from 'ajv';
import { explainBytes } from '../../../rules/validador/mensajes-bytes.ts';
import { computePosiciones } from '../../../rules/validador/posiciones.ts';
import { findFormato } from '../find-formato.ts';
import { EsquemaRechazado } from './esquema-rechazado.ts';
import { createMalFormado, createRechazo } from './informes.ts';
import { openEsquemaJson } from './open-esquema-json.ts';
import { openEsquemaXsd, type XsdCompilado } from './open-esquema-xsd.ts';
import type { Informe, Tarea } from './tarea.ts';
import { verifyJson } from './verify-json.ts';
import { verifyXml } from './verify-xml.ts';

export interface Validacion {
  readonly informe: Informe;
  /** The process is not used again. */
  readonly gastado: boolean;
}

/** Validates one message. Faults of the message or of its schema are returned, not thrown. */
export function computeInforme({ mensaje, formato, esquema }: Tarea): Validacion {
  const leido = readText(mensaje);
  if ('fault' in leido) return { informe: presentFallaDeTexto(leido, formato ?? 'xml'), gastado: false };
  const { text: texto } = leido;
  const suyo = formato ?? findFormato(texto);
  try {
    if (suyo === 'xml' && esquema.tipo === 'xsd')
      return verifyXml(texto, esquema, (raiz) => findXsd(esquema, raiz));
    if (suyo === 'json' && esquema.tipo === 'json')
      return {
        informe: verifyJson(texto, esquema, () => findJson(esquema.texto)),
        gastado: false,
      };
    return { informe: createRechazo(suyo, 'ESQUEMA_DE_OTRO_FORMATO'), gastado: false };
  } catch (error) {
    if (!(error instanceof EsquemaRechazado)) throw error;
    return { informe: createRechazo(suyo, error.motivo, error.detalles), gastado: false };
  }
}

function presentFallaDeTexto(
  leido: Exclude<TextReading, { text: string }>,
  formato: 'xml' | 'json',
): Informe {
  if (leido.fault === 'not-admitted') return createRechazo(formato, 'CODIFICACION');
  const { before, declared, byte } = leido;
  const lugar = computePosiciones(before, [before.length]).get(before.length) ?? { linea: 1, columna: 1 };
  return createMalFormado(formato, [{ ...lugar, inconsistencia: explainBytes(formato, declared, byte) }]);
}

/** The last schema each way: the messages of a batch have the same. */
let ultimoXsd: { clave: string; compilado: XsdCompilado } | null = null;
let ultimoJson: { clave: string; compilado: ValidateFunction } | null = null;

function findXsd(esquema: Parameters<typeof openEsquemaXsd>[0], elementoRaiz: string): XsdCompilado {
  const huella = createHash('sha256').update(esquema.raiz ?? elementoRaiz);
  for (const { ruta, texto } of esquema.archivos) huella.update(`\0${ruta}\0${texto}`);
  const clave = huella.digest('base64');
  if (ultimoXsd?.clave !== clave) {
    ultimoXsd?.compilado.validador.dispose();
    ultimoXsd = null;
    ultimoXsd = { clave, compilado: openEsquemaXsd(esquema, elementoRaiz) };
  }
  return ultimoXsd.compilado;
}

function findJson(texto: string): ValidateFunction {
  const clave = createHash('sha256').update(texto).digest('base64');
  if (ultimoJson?.clave !== clave) ultimoJson = { clave, compilado: openEsquemaJson(texto) };
  return ultimoJson.compilado;
}
