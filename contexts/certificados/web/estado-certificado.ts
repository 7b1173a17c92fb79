import type { ChipTone } from '@marco/web-kit/chip';
import type { EstadoCertificado } from '../contract/terms.ts';

const TONO_NIVEL: Readonly<Record<number, ChipTone>> = { 1: 'yellow', 2: 'purple', 3: 'green' };

/** The level has the same colour wherever it is told (design: 'Same colour, same meaning'). */
export function toTonoNivel(nivel: number): ChipTone {
  return TONO_NIVEL[nivel] ?? 'gray';
}

/** Colour of each state, beside its word. */
export const TONO_ESTADO: Readonly<Record<EstadoCertificado, ChipTone>> = {
  vigente: 'green',
  suspendido: 'yellow',
  revocado: 'red',
  reemplazado: 'blue',
  vencido: 'gray',
};
