import { LIMITE_BYTES, MENSAJES_CARGA, presentMaximoExcedido } from '../contract/terms.ts';
import { findExtension } from './nombre-archivo.ts';

/** What a place for files takes. */
export interface ReglasDeArchivos {
  /** Several files or one, which the next replaces. */
  readonly multiple: boolean;
  /** Most files, stored ones counted; absent: any number. */
  readonly maximo?: number;
  /** Accepted extensions, lower case without the point. */
  readonly extensiones: readonly string[];
  /** Most bytes of each, where the place takes less than any file may have. */
  readonly bytes?: number;
}

/** A file somebody chose. */
export interface ArchivoElegido {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A choice that was looked at: what is taken, and why the rest is not. */
export interface SeleccionRevisada<Elegido extends ArchivoElegido> {
  readonly aceptados: readonly Elegido[];
  /** Refusals; `nombre` is null where the whole choice is refused. */
  readonly rechazos: readonly { readonly nombre: string | null; readonly mensaje: string }[];
}

/**
 * Looks at chosen files by number, extension and size (FILE-01, specification §5).
 *
 * @param guardados files the place has already
 */
export function verifySeleccion<Elegido extends ArchivoElegido>(
  elegidos: readonly Elegido[],
  guardados: number,
  reglas: ReglasDeArchivos,
): SeleccionRevisada<Elegido> {
  const numero = findExceso(elegidos.length, guardados, reglas);
  if (numero !== null) return { aceptados: [], rechazos: [{ nombre: null, mensaje: numero }] };
  const revisados = elegidos.map((elegido) => ({ elegido, mensaje: findRechazo(elegido, reglas) }));
  return {
    aceptados: revisados.filter(({ mensaje }) => mensaje === null).map(({ elegido }) => elegido),
    rechazos: revisados.flatMap(({ elegido, mensaje }) =>
      mensaje === null ? [] : [{ nombre: elegido.name, mensaje }],
    ),
  };
}

/** Why so many files cannot be taken, or null. */
export function findExceso(
  elegidos: number,
  guardados: number,
  { multiple, maximo }: Pick<ReglasDeArchivos, 'multiple' | 'maximo'>,
): string | null {
  if (!multiple) return elegidos > 1 ? MENSAJES_CARGA.variosArchivos : null;
  return maximo !== undefined && guardados + elegidos > maximo ? presentMaximoExcedido(maximo) : null;
}

function findRechazo(
  { name, size }: ArchivoElegido,
  { extensiones, bytes = LIMITE_BYTES }: ReglasDeArchivos,
): string | null {
  if (!extensiones.includes(findExtension(name))) return MENSAJES_CARGA.noPermitido;
  return size >= LIMITE_BYTES || size > bytes ? MENSAJES_CARGA.pesado : null;
}
