import { explainRequired } from '@marco/contract-kit/required-text';
/** First broken rule of each field of a thematic domain, as the server judges it. */
export function findErroresDominio(
  valores: Readonly<Record<string, unknown>>,
  esNuevo: boolean,
): Readonly<Record<string, string>> {
  const read = (campo: string) => String(valores[campo] ?? '').trim();
  const errores: Record<string, string> = {};
  if (read('nombre') === '') errores['nombre'] = explainRequired('Nombre');
  if (read('nombre').length > 80) errores['nombre'] = 'Escriba máximo 80 caracteres.';
  if (read('descripcion').length > 500) errores['descripcion'] = 'Escriba máximo 500 caracteres.';
  if (esNuevo && !/^[A-Z][A-Za-z0-9]{1,39}$/.test(read('codigo')))
    errores['codigo'] = 'El código empieza en mayúscula y tiene letras y números sin tildes: Ubicacion.';
  return errores;
}
