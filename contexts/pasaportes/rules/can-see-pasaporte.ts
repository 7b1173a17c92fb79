import type { EstadoVersionServicio } from '@marco/servicios/terms';

/** Whether anybody may read the pasaporte of a version: once it was certified, for ever; nobody sees what is in work. */
export function isPasaporteVisible({
  estado,
  activo,
}: {
  readonly estado: EstadoVersionServicio;
  /** Whether its servicio may be used at all. */
  readonly activo: boolean;
}): boolean {
  return activo && estado !== 'en-elaboracion';
}

/** States in which the contract of a version is for everybody: before, it is of who has to do with its request. */
const CON_CONTRATO: ReadonlySet<EstadoVersionServicio> = new Set(['certificada', 'publicada', 'obsoleta']);

export function isContratoPublico(estado: EstadoVersionServicio): boolean {
  return CON_CONTRATO.has(estado);
}
