import { XmlDocument, XmlError, XmlLibError } from 'libxml2-wasm';
import type { Inconsistencia } from '../../../contract/validador.schema.ts';
import {
  buildNodos,
  type ElementoDelEsquema,
  type InconsistenciaUbicada,
} from '../../../rules/validador/build-nodos.ts';
import type { DeclaracionesXsd } from '../../../rules/validador/esquema-xsd.ts';
import { findNodos } from '../../../rules/validador/find-nodos.ts';
import { explainRaiz } from '../../../rules/validador/mensajes-estructura.ts';
import { translateForma } from '../../../rules/validador/mensajes-forma.ts';
import { translateXsd } from '../../../rules/validador/mensajes-xsd.ts';
import { computePosiciones } from '../../../rules/validador/posiciones.ts';
import { findRiesgo } from '../../../rules/validador/riesgos-xml.ts';
import { createInforme, createMalFormado, createRechazo, keepPrimeros } from './informes.ts';
import { type FaltaLibxml, listErrores } from './list-errores.ts';
import { listErroresPatron } from './list-faltas-patron.ts';
import { type EsquemaXsd, openEsquemaXsd, type XsdCompilado } from './open-esquema-xsd.ts';
import type { Informe, RaizEsperada } from './tarea.ts';

export interface ValidacionXml {
  readonly informe: Informe;
  /** The engine was stopped midway: the process is not used again. */
  readonly gastado: boolean;
}

const entero = (informe: Informe): ValidacionXml => ({ informe, gastado: false });

/**
 * Validates one XML message.
 *
 * @throws EsquemaRechazado
 */
export function verifyXml(
  texto: string,
  esquema: EsquemaXsd,
  findCompilado: (elementoRaiz: string) => XsdCompilado = (raiz) => openEsquemaXsd(esquema, raiz),
): ValidacionXml {
  const riesgo = findRiesgo(texto);
  if (riesgo) return entero(createRechazo('xml', riesgo));
  const documento = parseMensaje(texto);
  if (!(documento instanceof XmlDocument)) return entero(documento);
  try {
    const { name, namespaceUri } = documento.root;
    const { validador, declaraciones } = findCompilado(name);
    if (esquema.raizEsperada && !isRaiz(esquema.raizEsperada, name, namespaceUri)) {
      const sujeto = { elemento: name, espacio: namespaceUri, atributo: null };
      const inconsistencia = explainRaiz({
        ...sujeto,
        declaraciones: { ...declaraciones, raices: [esquema.raizEsperada] },
      });
      return entero(presentRaiz(texto, inconsistencia));
    }
    const faltas = listErrores(() => validador.validate(documento));
    if (faltas.some(({ message }) => message.startsWith('Internal error')))
      return { informe: createRechazo('xml', 'PATRON_COSTOSO'), gastado: true };
    const dePatron = esquema.formas ? listErroresPatron(documento, esquema.formas) : [];
    return entero(presentFaltas(texto, { faltas, dePatron }, declaraciones, esquema.elementos));
  } finally {
    documento.dispose();
  }
}

function isRaiz({ nombre, espacio }: RaizEsperada, elemento: string, suyo: string): boolean {
  return nombre === elemento && espacio === suyo;
}

function presentRaiz(texto: string, inconsistencia: Inconsistencia): Informe {
  const posicion = findNodos(texto, ['/*[1]']).get('/*[1]');
  const lugar = computePosiciones(texto, [posicion?.posicion ?? 0]).get(posicion?.posicion ?? 0);
  const { ruta = '/', nombre = '' } = posicion ?? {};
  const { linea, columna } = lugar ?? { linea: 1, columna: 1 };
  return createInforme(
    'xml',
    buildNodos([{ ruta, nombre, linea, columna, inconsistencia }], new Map()),
    false,
  );
}

function parseMensaje(texto: string): XmlDocument | Informe {
  try {
    return XmlDocument.fromString(texto, { encoding: 'utf-8' });
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    const [falta] = error instanceof XmlLibError ? error.details.filter(({ level }) => level > 1) : [];
    return createMalFormado('xml', [
      {
        linea: Math.max(1, falta?.line ?? 1),
        columna: Math.max(1, falta?.col ?? 1),
        inconsistencia: translateForma(falta?.message ?? error.message),
      },
    ]);
  }
}

interface Recogidas {
  readonly faltas: readonly FaltaLibxml[];
  /** Those the linear engine found. */
  readonly dePatron: readonly FaltaLibxml[];
}

function presentFaltas(
  texto: string,
  recogidas: Recogidas,
  declaraciones: DeclaracionesXsd,
  elementos: ReadonlyMap<string, ElementoDelEsquema>,
): Informe {
  const ubicadas = locateFaltas(texto, recogidas.faltas, declaraciones);
  // As the engine does: if a value is not of its type, its facets are not checked.
  const sinTipo = new Set(
    ubicadas.filter(({ inconsistencia }) => inconsistencia.regla === 'tipo-dato').map(({ ruta }) => ruta),
  );
  const dePatron = locateFaltas(texto, recogidas.dePatron, declaraciones).filter(
    ({ ruta }) => !sinTipo.has(ruta),
  );
  const todas = [...ubicadas, ...dePatron].sort(
    (one, other) => one.linea - other.linea || one.columna - other.columna,
  );
  const { faltas, hayMas } = keepPrimeros(todas);
  return createInforme('xml', buildNodos(faltas, elementos), hayMas);
}

function locateFaltas(
  texto: string,
  faltas: readonly FaltaLibxml[],
  declaraciones: DeclaracionesXsd,
): InconsistenciaUbicada[] {
  const nodos = findNodos(
    texto,
    faltas.flatMap(({ xpath }) => xpath ?? []),
  );
  const posiciones = computePosiciones(
    texto,
    [...nodos.values()].map(({ posicion }) => posicion),
  );
  return faltas.map(({ message, line, xpath = '' }) => {
    const nodo = nodos.get(xpath);
    const lugar = nodo && posiciones.get(nodo.posicion);
    return {
      ruta: nodo?.ruta ?? '',
      nombre: nodo?.nombre ?? '',
      linea: lugar?.linea ?? Math.max(1, line),
      columna: lugar?.columna ?? 1,
      inconsistencia: translateXsd(message, declaraciones),
    };
  });
}
