import { XmlDocument } from 'libxml2-wasm';
import type { ArchivoEsquema } from '../../../rules/validador/esquema-xsd.ts';
import { listFaltas } from '../../esquemas/compile-json.ts';
import { EsquemaRechazado } from './esquema-rechazado.ts';
import { listErrores } from './list-errores.ts';
import { openEsquemaJson } from './open-esquema-json.ts';
import { openEsquemaXsd } from './open-esquema-xsd.ts';

/** A schema somebody brought, of JSON or of XML; of several files the first one asks for the others. */
type EsquemaAjeno =
  | { readonly tipo: 'json'; readonly texto: string }
  | { readonly tipo: 'xsd'; readonly archivos: readonly ArchivoEsquema[] };

/** Says of many messages whether a schema takes them. */
export interface JuezMensaje {
  /** Undefined where the engine gave up. */
  admits(mensaje: string): boolean | undefined;
  close(): void;
}

/**
 * Compiles a schema once, for many messages; or says why it is none. It runs where it is called: what a stranger brought
 * belongs in a process of its own.
 */
export function openJuezMensaje(
  esquema: EsquemaAjeno,
): { readonly juez: JuezMensaje } | { readonly rechazo: readonly string[] } {
  try {
    return { juez: esquema.tipo === 'json' ? openJson(esquema.texto) : openXsd(esquema.archivos) };
  } catch (error) {
    if (error instanceof EsquemaRechazado) return { rechazo: error.detalles };
    throw error;
  }
}

function openJson(texto: string): JuezMensaje {
  const validate = openEsquemaJson(texto);
  return {
    admits: (mensaje) => listFaltas(validate, JSON.parse(mensaje)).length === 0,
    close: () => undefined,
  };
}

function openXsd(archivos: readonly ArchivoEsquema[]): JuezMensaje {
  const { validador } = openEsquemaXsd(
    {
      tipo: 'xsd',
      archivos,
      raiz: archivos[0]?.ruta ?? null,
      raizEsperada: null,
      formas: null,
      elementos: new Map(),
    },
    '',
  );
  return {
    admits: (mensaje) => {
      using documento = XmlDocument.fromString(mensaje, { encoding: 'utf-8' });
      const faltas = listErrores(() => validador.validate(documento));
      if (faltas.some(({ message }) => message.startsWith('Internal error'))) return undefined;
      return faltas.length === 0;
    },
    close: () => validador.dispose(),
  };
}
