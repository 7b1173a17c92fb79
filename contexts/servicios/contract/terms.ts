import { ADMINISTRADOR } from '@marco/country/ministry';

export { VEREDICTOS_CAMBIO } from './compatibilidad.terms.ts';
export * from './versiones.terms.ts';
export * from './vida.terms.ts';

/** Colours of the service states (specification §4); the second grey carries a ring, never colour alone. */
export const COLORES_ESTADO = ['gris', 'gris-anillo', 'amarillo', 'morado', 'verde'] as const;
export type ColorEstado = (typeof COLORES_ESTADO)[number];

/** What the rol says of the acuerdos of consumption, of a later context, which takes it from here. */
export const RECURSO_ACUERDOS = {
  code: 'acuerdos',
  name: 'acuerdos de consumo',
  giver: ADMINISTRADOR,
} as const;
