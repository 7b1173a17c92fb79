import type { Dimension } from '../../contract/terms.ts';

const ESTADOS: Readonly<Record<string, string>> = {
  identificado: 'Identificado',
  'estandarizado-nivel-1': 'Estandarizado nivel 1',
  'evaluado-nivel-2': 'Evaluado nivel 2',
  'publicado-nivel-3': 'Publicado nivel 3',
  'identificado-no-estandarizado': 'Identificado no estandarizado',
  'ofrece-y-consume': 'Ofrece y consume',
  'solo-ofrece': 'Solo ofrece',
  'solo-consume': 'Solo consume',
  ninguno: 'Ni ofrece ni consume',
};
const DUENOS: Readonly<Record<string, string>> = { ministerio: 'Ministerio', entidad: 'Entidad', and: 'AND' };

/** The name of a value of a dimension that no table names; undefined of those a table does. */
export function findNombreDeValor(dimension: Dimension, valor: string): string | undefined {
  if (dimension === 'nivel') return `Nivel ${valor}`;
  if (dimension === 'estado') return ESTADOS[valor] ?? valor;
  return dimension === 'dueno' ? (DUENOS[valor] ?? valor) : undefined;
}

/** What records that count as something are called, one and many. */
const CLASES: Readonly<Record<string, readonly [string, string]>> = {
  vinculada: ['entidad vinculada', 'entidades vinculadas'],
  publica: ['entidad que publica', 'entidades que publican'],
  'sin-publicar': ['entidad que todavía no publica', 'entidades que todavía no publican'],
};

/** 'entidades que publican', or the name of the state. */
export function presentClase(clase: string, cantidad: number): string {
  const known = CLASES[clase];
  if (known) return cantidad === 1 ? known[0] : known[1];
  return `«${ESTADOS[clase] ?? DUENOS[clase] ?? clase.replace(/^nivel-/, 'Nivel ')}»`;
}
