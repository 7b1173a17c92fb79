import { type CambioDeNumero, computeNumeroSiguiente } from '../versiones/transiciones.ts';
import type { CambioServicio } from './compare-servicio.ts';

export interface NumeroServicio {
  readonly mayor: number;
  readonly menor: number;
}

export interface NumeroMinimo extends NumeroServicio {
  readonly cambio: CambioDeNumero;
  /** Why it is no less. */
  readonly razon: string;
}

/**
 * The least number a version may have after another (domain niveles §9.1): a major one where somebody may break, also
 * where nobody could decide it; a higher one may be chosen, a lower one not.
 */
export function computeNumeroMinimo(
  antes: NumeroServicio,
  cambios: readonly Pick<CambioServicio, 'veredicto' | 'quien' | 'sinDecidir'>[],
): NumeroMinimo {
  const rompen = cambios.filter(({ veredicto }) => veredicto === 'rompe');
  if (rompen.length > 0) return toNumero(antes, 'mayor', explainRompen(rompen));
  if (cambios.some(({ sinDecidir }) => sinDecidir))
    return toNumero(antes, 'mayor', 'Puede romper a alguien: de un cambio no se pudo decidir si lo hace.');
  const razon =
    cambios.length === 0
      ? 'Las dos versiones dicen lo mismo en sus mensajes.'
      : 'Ningún cambio rompe a quien pide ni a quien lee.';
  return toNumero(antes, 'menor', razon);
}

const toNumero = (antes: NumeroServicio, cambio: CambioDeNumero, razon: string): NumeroMinimo => ({
  ...computeNumeroSiguiente(antes, cambio),
  cambio,
  razon,
});

function explainRompen(rompen: readonly Pick<CambioServicio, 'quien'>[]): string {
  const count = (quien: CambioServicio['quien']) => rompen.filter((cambio) => cambio.quien === quien).length;
  const write = (cuantos: number, a: string) => {
    if (cuantos === 0) return [];
    return [`${cuantos} ${cuantos === 1 ? 'cambio rompe' : 'cambios rompen'} a quien ${a}`];
  };
  const partes = [...write(count('pide'), 'pide'), ...write(count('lee'), 'lee')];
  return `${partes.join(' y ')}.`.replace(/^./, (letra) => letra.toUpperCase());
}

/** Whether a number may be given to a version: not less than the least. */
export function isNumeroSuficiente(elegido: NumeroServicio, minimo: NumeroServicio): boolean {
  return elegido.mayor > minimo.mayor || (elegido.mayor === minimo.mayor && elegido.menor >= minimo.menor);
}
