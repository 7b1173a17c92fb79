import { type CallContext, refuseAt } from '@marco/server-kit';
import type { TipoBuscado } from '../../contract/busqueda.terms.ts';
import { type Encontrado, usuariosErrors } from '../../contract/index.ts';
import type { FichaEncontrada, FuenteDeBusqueda, RegistrosLegibles } from './fuente-de-busqueda.ts';

export interface Abierta {
  readonly fuente: FuenteDeBusqueda;
  readonly legibles: RegistrosLegibles;
}

/** The sources that are open to somebody, one of each kind. */
export function listAbiertas(
  fuentes: readonly FuenteDeBusqueda[],
  quien: Pick<CallContext, 'actor'>,
): readonly Abierta[] {
  const abiertas = new Map<string, Abierta>();
  for (const fuente of fuentes) {
    if (abiertas.has(fuente.tipo.codigo)) continue;
    const legibles = fuente.open(quien);
    if (legibles) abiertas.set(fuente.tipo.codigo, { fuente, legibles });
  }
  return [...abiertas.values()];
}

/** @throws TIPO_NO_BUSCADO where no source finds records of that kind */
export function requireTipo(fuentes: readonly FuenteDeBusqueda[], codigo: string): void {
  if (!fuentes.some(({ tipo }) => tipo.codigo === codigo))
    throw refuseAt(usuariosErrors, 'TIPO_NO_BUSCADO', 'tipo');
}

/** A record with its kind, as the wire has it. */
export const presentEncontrado = (
  { codigo, uno, icono }: TipoBuscado,
  ficha: FichaEncontrada,
): Encontrado => ({ tipo: codigo, nombreTipo: uno, icono, ...ficha });
