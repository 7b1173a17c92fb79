import type { Nivel } from '../../contract/terms.ts';

/**
 * Who reads a conversation, so that whoever writes knows it.
 *
 * @param entidad null where the reader belongs to it
 * @param nivel of level 3 the operator of the platform reads it too
 */
export function presentLectores(entidad: string | null, nivel: Nivel): string {
  const suya = entidad ?? 'su entidad';
  if (nivel === 3) return `La leen ${suya}, el ministerio y la Agencia Nacional Digital`;
  return `La leen ${suya} y el ministerio`;
}
