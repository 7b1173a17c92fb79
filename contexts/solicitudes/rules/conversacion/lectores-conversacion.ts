/**
 * Who reads a conversation, so that whoever writes knows it.
 *
 * @param entidad null where the reader belongs to it
 */
export function presentLectores(entidad: string | null): string {
  return `La leen ${entidad ?? 'su entidad'} y el ministerio`;
}
