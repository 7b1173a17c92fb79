import { ESTADOS_CON_CONTRATO_PUBLICO, type EstadoVersionServicio } from '@marco/servicios/terms';

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

/** Whether the contract of a version is for everybody. */
export function isContratoPublico(estado: EstadoVersionServicio): boolean {
  return ESTADOS_CON_CONTRATO_PUBLICO.some((uno) => uno === estado);
}
