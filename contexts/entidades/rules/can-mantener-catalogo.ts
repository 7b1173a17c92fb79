import type { Decision } from '@marco/contract-kit';

const REASONS = {
  crear: 'Su rol no permite agregar filas a los catálogos.',
  editar: 'Su rol no permite cambiar los catálogos ni importar sus archivos oficiales.',
} as const;

/**
 * Whether somebody may add rows to the catalogues, or change and import them.
 *
 * @param acciones actions the rol holds on the catalogues
 */
export function canKeepCatalogo(acciones: ReadonlySet<string>, accion: keyof typeof REASONS): Decision {
  return acciones.has(accion)
    ? { allowed: true, reasons: [], unblockers: [] }
    : { allowed: false, reasons: [REASONS[accion]], unblockers: ['Administrador MinTIC'] };
}
