import type { Consejo, TextoPorAconsejar } from './consejo.ts';
import { REGLAS_DEFINICION } from './definicion.ts';
import { findNombramiento } from './nombramiento.ts';

/**
 * Advice on the definition and the name of an element while it is written: at most one piece for each rule, warnings
 * first. Nothing is said of what is still empty.
 */
export function findConsejos(texto: TextoPorAconsejar): Consejo[] {
  const reglas = texto.definicion.trim() === '' ? [] : REGLAS_DEFINICION;
  const found = [...reglas, findNombramiento].flatMap((regla) => regla(texto) ?? []);
  return found.toSorted(
    (one, other) => Number(one.nivel !== 'advertencia') - Number(other.nivel !== 'advertencia'),
  );
}
