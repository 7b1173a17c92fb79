import { ADMINISTRADOR } from '@marco/country/ministry';
import type { EstadoVersionServicio } from './versiones.terms.ts';

/** Resource of the permissions: how versions of servicios end. */
export const RECURSO_VERSIONES = {
  code: 'versiones',
  name: 'el retiro de versiones de servicios',
  giver: ADMINISTRADOR,
} as const;

/** Steps somebody takes with a version that others use. The certificates suspend it, and its day retires it. */
export const PASOS_VIDA = ['declarar-obsoleta', 'fijar-retiro', 'retirar'] as const;
export type PasoVida = (typeof PASOS_VIDA)[number];
export const PASO_VIDA: Readonly<Record<PasoVida, string>> = {
  'declarar-obsoleta': 'Declarar obsoleta',
  'fijar-retiro': 'Fijar la fecha de retiro',
  retirar: 'Retirar ahora',
};

/** Where the product knows from that an entidad consumes a version: its servicio named it, or both agreed. */
export const ORIGENES_CONSUMO = ['declarado', 'acuerdo'] as const;
export type OrigenConsumo = (typeof ORIGENES_CONSUMO)[number];
export const ORIGEN_CONSUMO: Readonly<Record<OrigenConsumo, string>> = {
  declarado: 'La nombra la solicitud del servicio',
  acuerdo: 'Tiene un acuerdo de consumo',
};

/** What the end of a version does to one of its consumers. */
export const VEREDICTOS_IMPACTO = ['rompe', 'compatible'] as const;

/** Days from the announcement to the day, where the parameter says nothing; days a version in use goes on beyond its day. */
export const DIAS_OBSOLESCENCIA = 90;
export const DIAS_APLAZAMIENTO = 30;

/** The highest level a version reached, by its state; none where no request may end it: it is in work, suspended or ended. */
export const NIVEL_DE_RETIRO: Readonly<Partial<Record<EstadoVersionServicio, 1 | 2 | 3>>> = {
  estandarizada: 1,
  evaluada: 2,
  certificada: 3,
  publicada: 3,
  obsoleta: 3,
};

/** States of a version that ends on a day, because others may use it; any other ends with the certification of its request. */
export const ESTADOS_CON_DIA_DE_RETIRO: readonly EstadoVersionServicio[] = ['publicada', 'obsoleta'];

export const LIMITES_VIDA = {
  motivo: 500,
  /** Years a day of retirement may lie ahead. */
  anios: 5,
  texto: 100,
  /** Changes told of each consumer, those it meets first. */
  roturas: 20,
} as const;
/** Which versions the list shows: those that end or are stopped, those that are published, those that ended. */
export const VISTAS_VERSIONES = ['por-terminar', 'publicadas', 'retiradas'] as const;
export type VistaVersiones = (typeof VISTAS_VERSIONES)[number];
export const VISTA_VERSIONES: Readonly<Record<VistaVersiones, string>> = {
  'por-terminar': 'Obsoletas o suspendidas',
  publicadas: 'Publicadas',
  retiradas: 'Retiradas',
};
export const TAMANOS_VERSIONES = [10, 25, 50] as const;
