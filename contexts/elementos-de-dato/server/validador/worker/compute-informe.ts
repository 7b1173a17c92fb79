import { createHash } from 'node:crypto';
import type { ValidateFunction } from 'ajv';
import { createHallazgo } from '../../../rules/validador/textos.ts';
import { findFormato, readTexto } from '../leer-texto.ts';
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

/** Validates one message; whatever is wrong with it or with its schema is told, not thrown. */
export function computeInforme({ mensaje, formato, esquema }: Tarea): Validacion {
  const leido = readTexto(mensaje);
  if ('falla' in leido)
    return { informe: presentFallaDeTexto(leido.falla, formato ?? 'xml'), gastado: false };
  const { texto } = leido;
  const suyo = formato ?? findFormato(texto);
  try {
    if (suyo === 'xml' && esquema.tipo === 'xsd')
      return verifyXml(texto, esquema, (raiz) => findXsd(esquema, raiz));
    if (suyo === 'json' && esquema.tipo === 'json')
      return {
        informe: verifyJson(texto, () => findJson(esquema.texto), esquema.elementos),
        gastado: false,
      };
    return { informe: createRechazo(suyo, 'ESQUEMA_DE_OTRO_FORMATO'), gastado: false };
  } catch (error) {
    if (!(error instanceof EsquemaRechazado)) throw error;
    return { informe: createRechazo(suyo, error.motivo, error.detalles), gastado: false };
  }
}

function presentFallaDeTexto(falla: 'no-admitida' | 'bytes-ajenos', formato: 'xml' | 'json'): Informe {
  if (falla === 'no-admitida') return createRechazo(formato, 'CODIFICACION');
  const hallazgo = createHallazgo('codificacion', 'El mensaje no está en la codificación que dice.', {
    sugerencia: 'Guarde el archivo como UTF-8 y declare encoding="UTF-8".',
  });
  return createMalFormado(formato, [{ linea: 1, columna: 1, hallazgo }]);
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
