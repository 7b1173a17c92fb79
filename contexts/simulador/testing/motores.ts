import { type Clausura, computeNombres, getNombre, writeJsonSchema, writeXsd } from '@marco/esquemas/port';
import {
  compileJson,
  compileXsd,
  computeInforme,
  createXsdDeElemento,
  findRaizValida,
} from '@marco/esquemas/testing';
import type { FormaSimulada } from '../contract/situaciones.terms.ts';

/** Two engines that know nothing of the simulator: libxml2 for XML, ajv for JSON. */
export interface Motores extends Disposable {
  admits(forma: FormaSimulada, texto: string): boolean;
  /** Rules a message of XML breaks, as the validator of the product names them. */
  listReglasXml(xml: string): string[];
}

/** The engines over the schemas of one message. */
export function openMotores(clausura: Clausura, raizId: number): Motores {
  const xsd = compileXsd(writeXsd(clausura));
  const validate = compileJson(writeJsonSchema(clausura, raizId));
  const { elemento } = getNombre(computeNombres(clausura), raizId);
  const esquema = { ...createXsdDeElemento(clausura, raizId), elementos: new Map() };
  return {
    admits: (forma, texto) => {
      if (forma === 'xml') return findRaizValida(xsd, texto) === elemento;
      try {
        return validate(JSON.parse(texto));
      } catch {
        // It said enough of what is wrong.
        return false;
      }
    },
    listReglasXml: (xml) => {
      const { informe } = computeInforme({ mensaje: Buffer.from(xml), formato: 'xml', esquema });
      return informe.nodos.flatMap(({ hallazgos }) => hallazgos.map(({ regla }) => regla));
    },
    [Symbol.dispose]: () => xsd.dispose(),
  };
}

/** What the validator calls each rule a script breaks. */
export const REGLA_DEL_VALIDADOR: Readonly<Record<string, readonly string[]>> = {
  tipo: ['tipo-dato'],
  lista: ['enumeracion'],
  'longitud-minima': ['longitud-minima', 'longitud'],
  'longitud-maxima': ['longitud-maxima', 'longitud'],
  patron: ['patron'],
  'valor-minimo': ['minimo'],
  'valor-maximo': ['maximo'],
  'total-digitos': ['digitos'],
  decimales: ['decimales'],
  'falta-obligatorio': ['elemento-faltante', 'contenido', 'elemento-inesperado'],
  'sobra-desconocido': ['elemento-inesperado'],
  'demasiadas-veces': ['elemento-inesperado', 'repeticiones'],
  'pocas-veces': ['elemento-faltante', 'repeticiones', 'elemento-inesperado'],
  'dos-alternativas': ['elemento-inesperado', 'combinacion'],
};
