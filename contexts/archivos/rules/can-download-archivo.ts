/** What decides who may read a file. */
export interface ArchivoReservado {
  readonly publico: boolean;
  /** Entity the file belongs to; null for files of the ministry. */
  readonly entidadId: number | null;
  /** Who uploaded it, while no record has it; null once one has. */
  readonly pendienteDe: number | null;
}

export interface Lector {
  readonly usuarioId: number;
  readonly entidadId: number | null;
  /** Ministry staff read the files of every entity. */
  readonly leeTodasLasEntidades: boolean;
}

/**
 * Whether somebody may download a file: public files anybody, the others the members of their
 * entity and the ministry's staff (specification §7 'download_file_opt'). One no record has yet
 * only who uploaded it.
 *
 * @param lector null on the public path
 */
export function canDownloadArchivo(archivo: ArchivoReservado, lector: Lector | null): boolean {
  if (archivo.pendienteDe !== null) return lector?.usuarioId === archivo.pendienteDe;
  if (archivo.publico) return true;
  if (!lector) return false;
  return lector.leeTodasLasEntidades || (lector.entidadId !== null && lector.entidadId === archivo.entidadId);
}
