import { LARGO_NOMBRE_ARCHIVO } from '../contract/terms.ts';

/** Controls, and marks that turn the reading around (`acta‮fdp.exe`): no part of a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Extension of a file name in lower case, without the point; empty when it has none. */
export function findExtension(nombre: string): string {
  return /\.([^.]+)$/.exec(nombre)?.[1]?.toLowerCase() ?? '';
}

/** A file name as it is kept: visible characters only, no folders, its extension whole. */
export function toNombreGuardado(nombre: string): string {
  const visible = nombre.toWellFormed().normalize('NFC').replaceAll(INVISIBLE, '');
  const plain = visible.replaceAll(/[/\\]/g, '_').replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= LARGO_NOMBRE_ARCHIVO) return plain;
  const extension = findExtension(plain);
  const kept = LARGO_NOMBRE_ARCHIVO - extension.length - 1;
  return `${plain.slice(0, kept).toWellFormed()}.${extension}`;
}

/** Size as the list of files tells it (specification §3): thousands of bytes, rounded up. */
export function toMilesDeBytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
}
