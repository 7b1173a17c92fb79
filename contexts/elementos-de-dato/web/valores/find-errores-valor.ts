import { explainRequired } from '@marco/contract-kit/required-text';
import type { Valor } from '../../contract/index.ts';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import { findErrorEjemplo } from '../formulario/find-error-ejemplo.ts';
import type { ValoresElemento } from '../formulario/valores-elemento.ts';

export type ErroresValor = Readonly<Partial<Record<keyof Valor, string>>>;

/**
 * Why a value cannot be saved, by the rules that the server uses.
 *
 * @param otros the other values of the lista
 */
export function findErroresValor(
  valor: Valor,
  otros: readonly Valor[],
  elemento: ValoresElemento,
): ErroresValor {
  const codigo = valor.codigo.trim();
  const { vigenteDesde, vigenteHasta } = valor;
  return {
    ...toPart('codigo', findErrorCodigo(codigo, otros, elemento)),
    ...toPart('nombre', valor.nombre.trim() === '' ? explainRequired('Nombre') : null),
    ...toPart(
      'descripcion',
      valor.descripcion.trim().length > LIMITES_ELEMENTO.valorDescripcion
        ? `Escriba máximo ${LIMITES_ELEMENTO.valorDescripcion} caracteres.`
        : null,
    ),
    ...toPart(
      'vigenteHasta',
      vigenteDesde !== null && vigenteHasta !== null && vigenteHasta < vigenteDesde
        ? 'No puede ser anterior a la fecha en que empieza a regir.'
        : null,
    ),
  };
}

function findErrorCodigo(codigo: string, otros: readonly Valor[], elemento: ValoresElemento): string | null {
  if (codigo === '') return explainRequired('Código');
  if (otros.some((otro) => otro.codigo === codigo)) return 'Ya hay un valor con ese código.';
  return findErrorEjemplo(elemento, codigo);
}

function toPart(campo: keyof Valor, mensaje: string | null): ErroresValor {
  return mensaje === null ? {} : { [campo]: mensaje };
}
