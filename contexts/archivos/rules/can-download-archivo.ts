/** The facts about a stored file that decide alone; otherwise its record decides. */
export interface ArchivoReservado {
  /** Whether the record that has it is public. */
  readonly publico: boolean;
  /** Who uploaded it, while no record has it; null once one has. */
  readonly pendienteDe: number | null;
}

/**
 * Whether somebody may download a file: public files anybody; other files the people who may read a record with them
 * (specification §7 'download_file_opt'); a file without a record only the person who uploaded it.
 *
 * @param usuarioId null on the public path
 * @param readsRegistro asked only where the record decides
 */
export async function canDownloadArchivo(
  { publico, pendienteDe }: ArchivoReservado,
  usuarioId: number | null,
  readsRegistro: () => Promise<boolean>,
): Promise<boolean> {
  if (pendienteDe !== null) return usuarioId === pendienteDe;
  return publico || (usuarioId !== null && readsRegistro());
}
