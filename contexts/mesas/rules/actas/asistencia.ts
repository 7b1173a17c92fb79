import type { ReunionActa } from './contenido-acta.ts';

/** How many people of an entidad came to a meeting, and how many did not. */
export interface AsistenciaEntidad {
  readonly entidad: string;
  readonly asistieron: number;
  readonly ausentes: number;
}

/** One entry an entidad, in the order the acta has them. */
export function countAsistencia(asistentes: ReunionActa['asistentes']): AsistenciaEntidad[] {
  const entidades = [...new Set(asistentes.map(({ entidad }) => entidad))];
  return entidades.map((entidad) => {
    const personas = asistentes.filter((asistente) => asistente.entidad === entidad);
    const asistieron = personas.filter(({ asistio }) => asistio).length;
    return { entidad, asistieron, ausentes: personas.length - asistieron };
  });
}
