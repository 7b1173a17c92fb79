import type { PasoVida } from '../../contract/vida.terms.ts';

const HECHO: Readonly<Record<PasoVida, string>> = {
  'declarar-obsoleta': 'La versión quedó obsoleta',
  'fijar-retiro': 'Quedó la fecha de retiro',
  retirar: 'La versión se retiró y ya no responde',
};

/** What was done, and that it is told to whom it breaks, where anybody is known to consume it. */
export function explainPasoDado(accion: PasoVida, consumidores: number): string {
  const seAvisa = accion !== 'retirar' && consumidores > 0;
  return `${HECHO[accion]}${seAvisa ? ' y se avisa a los consumidores a los que rompe' : ''}.`;
}
