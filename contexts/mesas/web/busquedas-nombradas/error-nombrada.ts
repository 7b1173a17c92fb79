import { explainRequired } from '@marco/contract-kit/required-text';
import { LIMITES_BUSQUEDA_NOMBRADA } from '../../contract/terms.ts';

/** Why a name cannot be given to a search; undefined when it can. */
export function findErrorNombrada(nombre: string): string | undefined {
  const { nombre: maximo } = LIMITES_BUSQUEDA_NOMBRADA;
  if (nombre.trim() === '') return explainRequired('Nombre');
  return nombre.trim().length > maximo ? `Escriba máximo ${maximo} caracteres.` : undefined;
}
