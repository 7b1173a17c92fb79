import { allowUnless, type Decision } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { RECURSO_AUTODIAGNOSTICOS } from '../../contract/madurez.terms.ts';

/** Who wants to do something with the self-assessments. */
export interface QuienAutodiagnostica {
  readonly acciones: HeldPermissions;
  /** Reads those of every entidad: the ministry. */
  readonly leeTodas: boolean;
  readonly entidadId: number | null;
}

interface CriterioConNombre {
  readonly codigo: string;
  readonly nombre: string;
}

interface RespuestaConGrado {
  readonly criterio: string;
  readonly grado: number | null;
}

/** Whether somebody reads what an entidad presented. */
export function canReadAutodiagnosticos(quien: QuienAutodiagnostica, entidadId: number): boolean {
  return quien.acciones.has('consultar') && (quien.leeTodas || quien.entidadId === entidadId);
}

/** Answering: who may edit it, always of the own entidad. */
export function canEditAutodiagnostico({ acciones }: QuienAutodiagnostica): Decision {
  return allowPermission(acciones, RECURSO_AUTODIAGNOSTICOS, 'editar');
}

/** Criteria without a grade, in the order of the model. */
export function findSinResponder<Criterio extends CriterioConNombre>(
  criterios: readonly Criterio[],
  respuestas: readonly RespuestaConGrado[],
): readonly Criterio[] {
  const respondidos = new Set(
    respuestas.flatMap(({ criterio, grado }) => (grado === null ? [] : [criterio])),
  );
  return criterios.filter(({ codigo }) => !respondidos.has(codigo));
}

/** Presenting: who may approve it, once every criterion has its grade; what lacks is named one by one. */
export function canPresentarAutodiagnostico(
  { acciones }: QuienAutodiagnostica,
  criterios: readonly CriterioConNombre[],
  respuestas: readonly RespuestaConGrado[],
): Decision {
  const rol = allowPermission(acciones, RECURSO_AUTODIAGNOSTICOS, 'aprobar');
  if (!rol.allowed) return rol;
  return allowUnless(presentFaltantes(findSinResponder(criterios, respuestas)));
}

/** What lacks, in one sentence; no sentence where nothing does. */
export function presentFaltantes(faltantes: readonly Pick<CriterioConNombre, 'nombre'>[]): readonly string[] {
  const nombres = faltantes.map(({ nombre }) => `«${nombre}»`).join(', ');
  return faltantes.length === 0 ? [] : [`Falta responder: ${nombres}.`];
}
