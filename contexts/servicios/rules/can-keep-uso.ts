import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';

/** Who wants to say which elements the messages of a servicio carry, as their session says. */
export interface QuienVincula {
  /** Whether the rol edits elements. */
  readonly editaElementos: Decision;
  readonly esMinisterio: boolean;
  readonly entidadId: number | null;
}

/**
 * Linking elements to the services of an entity and taking them out: whoever edits elements, of the ministry or of that
 * entity. The list shows by it what the change would be refused for.
 */
export function canKeepUso(
  { editaElementos, esMinisterio, entidadId }: QuienVincula,
  entidadDelServicio: number,
): Decision {
  if (!editaElementos.allowed) return editaElementos;
  if (esMinisterio || entidadId === entidadDelServicio) return ALLOWED;
  return refuseWith(
    'Solo la entidad del servicio y el ministerio cambian los elementos que usa; usted trabaja por otra entidad.',
    'el personal de la entidad del servicio',
    'Consultor MinTIC',
  );
}

/** Whose services somebody may link: of every entity, of one, of none. The autocomplete offers these alone. */
export function findEntidadVinculable(quien: QuienVincula): number | 'todas' | null {
  if (!quien.editaElementos.allowed) return null;
  return quien.esMinisterio ? 'todas' : quien.entidadId;
}

/** Linking services at all: to those of their own entity at least. */
export function canLinkAny(quien: QuienVincula): boolean {
  return quien.entidadId !== null && canKeepUso(quien, quien.entidadId).allowed;
}
