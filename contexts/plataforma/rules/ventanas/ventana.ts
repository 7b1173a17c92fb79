import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import { addWorkingDays, toColombianDay } from '@marco/country/working-days';
import { RECURSO_SOLICITUDES } from '@marco/solicitudes/terms';
import { DIAS_DE_ANUNCIO } from '../../contract/ventanas.terms.ts';
import { HORA_MS } from '../operacion/sumas.ts';

/** Hours in which a servicio will be down, and when that was said. */
export interface VentanaAnunciada {
  readonly inicia: Date;
  readonly termina: Date;
  readonly anunciada: Date;
}

/** Whether a window was announced at least three working days before it begins: what was not is measured. */
export function isAnunciadaATiempo(
  { inicia, anunciada }: VentanaAnunciada,
  extra: ReadonlySet<string>,
): boolean {
  return addWorkingDays(toColombianDay(anunciada), DIAS_DE_ANUNCIO, extra) <= toColombianDay(inicia);
}

/** Whether an hour of operation lies wholly within a window. */
export function isHoraEnVentana(hora: number, ventanas: readonly VentanaAnunciada[]): boolean {
  return ventanas.some(
    ({ inicia, termina }) => hora * HORA_MS >= inicia.getTime() && (hora + 1) * HORA_MS <= termina.getTime(),
  );
}

/** Who wants to announce a window. */
export interface QuienAnuncia {
  readonly held: HeldPermissions;
  readonly entidadId: number | null;
}

/** Whether somebody may announce windows of a servicio: its entidad alone. */
export function canAnunciarVentana({ held, entidadId }: QuienAnuncia, duenaId: number): Decision {
  const rol = allowPermission(held, RECURSO_SOLICITUDES, 'editar');
  if (!rol.allowed) return rol;
  return entidadId === duenaId
    ? ALLOWED
    : refuseWith('Solo la entidad que ofrece el servicio anuncia sus ventanas.', 'la entidad del servicio');
}

/** Whether somebody may take a window back: before it begins. */
export function canRetirarVentana(
  quien: QuienAnuncia,
  duenaId: number,
  { inicia }: Pick<VentanaAnunciada, 'inicia'>,
  ahora: Date,
): Decision {
  const base = canAnunciarVentana(quien, duenaId);
  if (!base.allowed) return base;
  return inicia > ahora ? ALLOWED : refuseWith('La ventana ya empezó: queda como se anunció.');
}
