import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';

/** The person who wants to change the elements of the messages of a servicio, as their session says. */
export interface QuienVincula {
  /** Whether the rol edits elements. */
  readonly editaElementos: Decision;
  readonly esMinisterio: boolean;
  readonly entidadId: number | null;
}

/**
 * Linking elements to the services of an entity and removing them: people who may edit elements, of the ministry or
 * of that entity. The list uses this rule to show why a change would be refused.
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

/** The entities whose services a person may link: all, one or none. The autocomplete offers only these. */
export function findEntidadVinculable(quien: QuienVincula): number | 'todas' | null {
  if (!quien.editaElementos.allowed) return null;
  return quien.esMinisterio ? 'todas' : quien.entidadId;
}

/** Linking services at all: to those of their own entity at least. */
export function canLinkAny(quien: QuienVincula): boolean {
  return quien.entidadId !== null && canKeepUso(quien, quien.entidadId).allowed;
}
