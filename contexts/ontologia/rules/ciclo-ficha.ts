import type { Action } from '@marco/contract-kit';
import { ALLOWED, allowUnless, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { ESTADOS_FICHA, type EstadoFicha, RECURSO_ONTOLOGIA } from '../contract/terms.ts';

/** Who wants to do something with a ficha of the ontology. */
export interface QuienMantiene {
  /** Actions the rol holds on the ontology. */
  readonly acciones: HeldPermissions;
}

/** Something that uses a ficha, in words: what it is and the names of some. */
export interface UsoFicha {
  /** 'clase superior de', 'dominio de'. */
  readonly como: string;
  readonly nombres: readonly string[];
  readonly total: number;
}

type EstadoDestino = Exclude<EstadoFicha, 'borrador'>;

/** Where each state may go: a draft comes into force, what is in force ends, what ended may come back. */
export const TRANSICIONES_FICHA: Readonly<Record<EstadoFicha, EstadoDestino>> = {
  borrador: 'vigente',
  vigente: 'inactivo',
  inactivo: 'vigente',
};

const NOMBRES_MOSTRADOS = 3;

function decideByRol({ acciones }: QuienMantiene, accion: Action): Decision {
  return allowPermission(acciones, RECURSO_ONTOLOGIA, accion);
}

/** Adding a ficha to the ontology, as a draft. */
export function canCreateFicha(quien: QuienMantiene): Decision {
  return decideByRol(quien, 'crear');
}

/** Taking the ontology away as RDF. */
export function canDownloadOntologia(quien: QuienMantiene): Decision {
  return decideByRol(quien, 'descargar');
}

/** An inactive ficha can only be changed after it was reactivated. */
export function canEditFicha(quien: QuienMantiene, estado: EstadoFicha): Decision {
  const rol = decideByRol(quien, 'editar');
  if (!rol.allowed) return rol;
  return estado === 'inactivo'
    ? refuseWith('La ficha está inactiva: reactívela antes de cambiarla.', 'quien edita la ontología')
    : ALLOWED;
}

/**
 * Whether a ficha may take the next step of its life. It comes into force only when all it refers to is in force.
 *
 * @param sinVigencia names of what it refers to that is not in force
 */
export function canChangeEstado(
  quien: QuienMantiene,
  estado: EstadoFicha,
  sinVigencia: readonly string[],
): Decision {
  const rol = decideByRol(quien, 'editar');
  if (!rol.allowed) return rol;
  if (TRANSICIONES_FICHA[estado] !== 'vigente' || sinVigencia.length === 0) return ALLOWED;
  return refuseWith(
    `Se refiere a ${toNombres(sinVigencia, sinVigencia.length)}, que no está en vigencia.`,
    'quien edita la ontología, poniendo antes en vigencia lo que falta',
  );
}

/** A ficha that is used or in force cannot be deleted; the reasons say what uses it. */
export function canDeleteFicha(
  quien: QuienMantiene,
  estado: EstadoFicha,
  usos: readonly UsoFicha[],
): Decision {
  const rol = decideByRol(quien, 'eliminar');
  if (!rol.allowed) return rol;
  const reasons = usos
    .filter(({ total }) => total > 0)
    .map(({ como, nombres, total }) => `Es ${como} ${toNombres(nombres, total)}.`);
  const sinUso = allowUnless(reasons, 'quien edita la ontología, cambiando antes lo que la usa');
  if (!sinUso.allowed) return sinUso;
  return estado === 'vigente'
    ? refuseWith(
        `Está ${ESTADOS_FICHA.vigente.toLowerCase()}: inactívela antes de eliminarla.`,
        'quien edita la ontología',
      )
    : ALLOWED;
}

function toNombres(nombres: readonly string[], total: number): string {
  const shown = nombres.slice(0, NOMBRES_MOSTRADOS).map((nombre) => `«${nombre}»`);
  const rest = total - shown.length;
  return rest > 0 ? `${shown.join(', ')} y ${rest} más` : shown.join(', ');
}
