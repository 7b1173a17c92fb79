import type { ClaseCambio } from '../../contract/compatibilidad.terms.ts';
import type { PapelMensaje } from '../../contract/versiones.terms.ts';
import { type CambioServicio, compareServicio } from '../compatibilidad/compare-servicio.ts';
import type { OperacionComparable } from '../compatibilidad/mensaje-comparable.ts';
import type { ValoresDeElementos } from '../compatibilidad/valores-de-elementos.ts';
import { keepUsos, listLlamadas, type UsoDeCampo } from './contrato-usado.ts';

/** A change between two versions that may break who uses the first one. */
export interface Rotura {
  readonly operacion: string;
  readonly papel: PapelMensaje;
  /** Local names from the message to the field, with a bar between; empty where it is the whole message. */
  readonly campo: string;
  readonly frase: string;
}

/** What is gone may break no reader in general, because it did not have to come; it takes the datum from who reads it. */
const QUITAN: ReadonlySet<ClaseCambio> = new Set([
  'mensaje-retirado',
  'obligatorio-retirado',
  'opcional-retirado',
  'alternativa-retirada',
]);
/** What is compared as a whole, so that nobody knows which of the fields in it are still there. */
const SIN_MIRAR_DENTRO: ReadonlySet<ClaseCambio> = new Set(['modelo-cambiado', 'estructura-sin-comparar']);

type CambioJuzgable = Pick<CambioServicio, 'clase' | 'papel' | 'veredicto' | 'sinDecidir'>;

/** Whether a change may break somebody who really uses the place where it happens: also what nobody could decide. */
export function isRotura({ clase, papel, veredicto, sinDecidir }: CambioJuzgable): boolean {
  if (veredicto === 'rompe' || sinDecidir) return true;
  return papel === 'respuesta' && (QUITAN.has(clase) || SIN_MIRAR_DENTRO.has(clase));
}

const toRotura = ({ operacion, papel, lugar, frase }: CambioServicio): Rotura => ({
  operacion,
  papel,
  campo: lugar.join('/'),
  frase,
});

/** Two versions of a servicio, as they are compared. */
export interface VersionesComparables {
  readonly antes: readonly OperacionComparable[];
  readonly despues: readonly OperacionComparable[];
  readonly valores: ValoresDeElementos;
}

/**
 * What breaks each consumer of a version where another one takes its place: both are compared by what it exchanges, and by
 * nothing else. Whoever reads the same is compared once.
 *
 * @param consumidores what each reads; null where that is not said, and it may read everything
 * @returns the breaks of each, in their order
 */
export function computeImpacto(
  { antes, despues, valores }: VersionesComparables,
  consumidores: readonly (readonly UsoDeCampo[] | null)[],
): readonly (readonly Rotura[])[] {
  const compare = (one: readonly OperacionComparable[], other: readonly OperacionComparable[]) =>
    compareServicio(one, other, { lectura: 'tolerante', valores }).filter(isRotura).map(toRotura);
  const compareUsado = (usos: readonly UsoDeCampo[] | null): readonly Rotura[] => {
    if (usos === null) return compare(antes, despues);
    const llamadas = listLlamadas(antes, usos);
    return compare(keepUsos(antes, usos, llamadas), keepUsos(despues, usos, llamadas));
  };
  const known = new Map<string, readonly Rotura[]>();
  return consumidores.map((usos) => {
    const key =
      usos === null
        ? ''
        : usos
            .map(({ operacion, ruta }) => `${operacion} ${ruta}`)
            .toSorted()
            .join('|');
    const roturas = known.get(key) ?? compareUsado(usos);
    known.set(key, roturas);
    return roturas;
  });
}
