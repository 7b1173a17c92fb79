import { explainRequired } from '@marco/contract-kit/required-text';
/** First broken rule of each field of a criterion of evaluation, as the server judges it. */
export function findErroresCriterio(
  valores: Readonly<Record<string, unknown>>,
  esNuevo: boolean,
): Readonly<Record<string, string>> {
  const read = (campo: string) => String(valores[campo] ?? '').trim();
  const errores: Record<string, string> = {};
  if (read('nombre') === '') errores['nombre'] = explainRequired('Nombre');
  if (read('nombre').length > 80) errores['nombre'] = 'Escriba máximo 80 caracteres.';
  if (read('descripcion').length > 500) errores['descripcion'] = 'Escriba máximo 500 caracteres.';
  if (!/^([1-9]\d?|100)$/.test(read('peso'))) errores['peso'] = 'El peso es un número de 1 a 100.';
  if (!/^(\d{1,3}|1000|)$/.test(read('orden'))) errores['orden'] = 'El orden es un número de 0 a 1000.';
  if (esNuevo && !/^[a-z][a-z-]{1,39}$/.test(read('codigo')))
    errores['codigo'] = 'El código tiene letras minúsculas y guiones, sin tildes.';
  return errores;
}
