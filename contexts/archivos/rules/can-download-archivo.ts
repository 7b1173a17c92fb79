/** The facts about a stored file that decide alone; otherwise its record decides. */
export interface ArchivoReservado {
  /** Whether the record that has it is public. */
  readonly publico: boolean;
  /** Who uploaded it, while no record has it; null once one has. */
  readonly pendienteDe: number | null;
}

/**
 * Whether somebody may download a file: public files anybody, the others whoever reads a record that has them
 * (specification §7 'download_file_opt'). One no record has yet only who uploaded it.
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
