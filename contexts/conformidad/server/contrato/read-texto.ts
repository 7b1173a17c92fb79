import { readText } from '@marco/server-kit/read-text';
import { createIlegible, toLugar } from './contrato-rechazado.ts';

/**
 * The text of a file of a contract.
 *
 * @throws ContratoRechazado
 */
export function readTexto(bytes: Uint8Array, archivo: string | null): string {
  const leido = readText(bytes);
  if ('text' in leido) return leido.text;
  if (leido.fault === 'not-admitted')
    throw createIlegible(toLugar(archivo, 1), {
      encontrado: `El archivo está en ${leido.encoding.toUpperCase()}`,
      esperado: 'UTF-8, UTF-16, ISO-8859-1 o Windows-1252',
      correccion: 'Guarde el contrato como UTF-8 y cárguelo de nuevo.',
    });
  const codificacion = (leido.declared ?? 'utf-8').toUpperCase();
  throw createIlegible(toLugar(archivo, leido.before.split('\n').length), {
    encontrado: `Un carácter que no está escrito en ${codificacion}`,
    esperado: `Todo el archivo en ${codificacion}`,
    correccion: 'Abra el archivo con la codificación en que se escribió y guárdelo como UTF-8.',
  });
}
