import type { ClaseHistorial } from '../../contract/terms.ts';

/**
 * How a change is classified: by its object, otherwise by a word of its action. Both engines and the browser read
 * these patterns.
 */
interface Marca {
  readonly clase: ClaseHistorial;
  readonly tipo: string | null;
  /** Regular expression (POSIX and ECMAScript alike) over the code of the action. */
  readonly patron: string | null;
}

/** The first that fits decides; what fits none is about the mesa itself. */
export const MARCAS: readonly Marca[] = [
  { clase: 'actas', tipo: 'acta', patron: '(^|-)(actas?|enmiendas?)(-|$)' },
  { clase: 'compromisos', tipo: 'compromiso', patron: '(^|-)compromisos?(-|$)' },
  { clase: 'documentos', tipo: null, patron: '(^|-)documentos?(-|$)' },
  { clase: 'reuniones', tipo: 'reunion', patron: '(^|-)reunion(es)?(-|$)' },
  { clase: 'entidades', tipo: null, patron: '(^|-)participante(-|$)' },
  { clase: 'servicios', tipo: null, patron: '(^|-)servicio(-|$)' },
];

/** What a change is about. */
export function findClase(accion: string, tipoObjeto: string): ClaseHistorial {
  const marca = MARCAS.find(
    ({ tipo, patron }) => tipo === tipoObjeto || (patron !== null && new RegExp(patron).test(accion)),
  );
  return marca?.clase ?? 'datos';
}
