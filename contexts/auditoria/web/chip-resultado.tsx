import { Chip } from '@marco/web-kit/chip';
import type { Resultado } from '../contract/terms.ts';
import { presentResultado } from '../rules/codigos.ts';

/** How what was tried ended. */
export function ChipResultado({ resultado }: { readonly resultado: Resultado }) {
  return <Chip tone={resultado === 'exito' ? 'green' : 'red'}>{presentResultado(resultado)}</Chip>;
}
