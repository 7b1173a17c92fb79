import { type AsistenciaEntidad, countAsistencia } from './asistencia.ts';
import type { CompromisoActa, ContenidoActa, ReunionActa } from './contenido-acta.ts';
import { presentParticipantes } from './participantes-publicos.ts';

/**
 * The part of an acta that anybody reads: entidades and counts instead of the names of those who attended or are
 * responsible (ADR 0056).
 */
export interface ContenidoActaPublica extends Pick<ContenidoActa, 'edicion'> {
  /** SHA-256 of the snapshot it was made from. */
  readonly huellaCompleta: string;
  readonly reunion: Omit<ReunionActa, 'asistentes' | 'compromisos'> & {
    readonly asistencia: readonly AsistenciaEntidad[];
    readonly compromisos: readonly Omit<CompromisoActa, 'responsable'>[];
  };
}

/**
 * The public edition of an acta. The same snapshot always gives the same edition, so that a person with the snapshot
 * can check the edition.
 *
 * @param huellaCompleta SHA-256 of the snapshot in its canonical form
 */
export function presentEdicionPublica(
  { edicion, reunion }: ContenidoActa,
  huellaCompleta: string,
): ContenidoActaPublica {
  const { asistentes, compromisos, puntos, decisiones, enmiendas, ...shown } = reunion;
  const hide = hideNombres(reunion);
  return {
    edicion,
    huellaCompleta,
    reunion: {
      ...shown,
      participante: presentParticipante(reunion),
      asistencia: countAsistencia(asistentes),
      puntos: puntos.map(({ titulo, notas }) => ({ titulo: hide(titulo), notas: hide(notas) })),
      decisiones: decisiones.map(hide),
      compromisos: compromisos.map(({ responsable: _, descripcion, ...compromiso }) => ({
        ...compromiso,
        descripcion: hide(descripcion),
      })),
      enmiendas: enmiendas.map(({ texto, ...enmienda }) => ({ ...enmienda, texto: hide(texto) })),
    },
  };
}

/** What the meeting shows of who came; an acta without such a text has none. */
function presentParticipante({ participante, asistentes }: ReunionActa): string {
  return participante.trim() === '' ? '' : presentParticipantes(participante, asistentes);
}

/**
 * The public editions an acta may have: that of today, and that of the issues of before, whose text 'participante' is
 * as it was written.
 *
 * @param huellaCompleta SHA-256 of the snapshot in its canonical form
 */
export function listEdicionesPublicas(
  contenido: ContenidoActa,
  huellaCompleta: string,
): readonly ContenidoActaPublica[] {
  const publica = presentEdicionPublica(contenido, huellaCompleta);
  const { participante } = contenido.reunion;
  return [publica, { ...publica, reunion: { ...publica.reunion, participante } }];
}

/**
 * Writes the entidad where a text names somebody in full. What the meeting itself shows to anybody (`avance`,
 * `participante`, the consultores) stays as the specification shows it.
 */
function hideNombres({ asistentes, compromisos, consultores, consultorPrincipal }: ReunionActa) {
  const shown = new Set([consultorPrincipal, ...consultores].map(fold));
  const entidades = new Map<string, string>();
  for (const { nombre, entidad } of asistentes) entidades.set(fold(nombre), entidad);
  for (const { responsable, entidad } of compromisos) {
    const key = fold(responsable);
    if (!entidades.has(key)) entidades.set(key, entidad);
  }
  const nombres = [...entidades.keys()]
    // A single word is rarely the name of only one person, so it is not replaced.
    .filter((nombre) => nombre.includes(' ') && !shown.has(nombre))
    // The longest first: one name may begin another.
    .sort((one, other) => other.length - one.length)
    .map((nombre) => nombre.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'));
  if (nombres.length === 0) return (text: string) => text;
  const pattern = new RegExp(`(?<!\\p{L})(?:${nombres.join('|')})(?!\\p{L})`, 'giu');
  return (text: string) =>
    text
      .normalize('NFC')
      .replaceAll(pattern, (nombre) => `una persona de ${entidades.get(fold(nombre)) ?? 'la entidad'}`);
}

/** A name as it is compared. */
function fold(nombre: string): string {
  return nombre.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
