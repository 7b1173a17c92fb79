import type { EstadoVersionServicio } from '../../contract/versiones.terms.ts';
import type { PasoVida } from '../../contract/vida.terms.ts';

type Transiciones = Readonly<Partial<Record<EstadoVersionServicio, EstadoVersionServicio>>>;

/** What each step leads to, by the state it begins in; the others do not admit it (docs/rules/life-of-versions.md). */
export const CICLO_VIDA: Readonly<Record<PasoVida, Transiciones>> = {
  'declarar-obsoleta': { publicada: 'obsoleta' },
  'fijar-retiro': { obsoleta: 'obsoleta' },
  retirar: { obsoleta: 'retirada' },
};

interface Boton {
  readonly paso: PasoVida;
  readonly esPrincipal: boolean;
}

/** The buttons of a version in their order: what is said first stands out. */
export function listBotonesVida(estado: EstadoVersionServicio): readonly Boton[] {
  const pasos: readonly PasoVida[] = ['declarar-obsoleta', 'fijar-retiro', 'retirar'];
  return pasos
    .filter((paso) => CICLO_VIDA[paso][estado] !== undefined)
    .map((paso) => ({ paso, esPrincipal: paso !== 'retirar' }));
}
