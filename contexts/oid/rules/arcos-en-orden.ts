import { ARCOS_OBJETO, type TipoNodo } from '../contract/terms.ts';

const TIPO_POR_ARCO: ReadonlyMap<number, TipoNodo> = new Map(
  Object.entries(ARCOS_OBJETO).map(([tipo, { arco }]) => [arco, tipo as TipoNodo]),
);

/**
 * The kind of children of a node whose children take the next free arc; undefined if the number of a record is the
 * arc.
 */
export function findTipoSiguiente({
  tipo,
  arco,
}: {
  readonly tipo: TipoNodo;
  readonly arco: number;
}): TipoNodo | undefined {
  if (tipo === 'dominio') return 'elemento';
  if (tipo !== 'objeto') return undefined;
  const objeto = TIPO_POR_ARCO.get(arco);
  // Below the elements come the layers, by their own number.
  return objeto === 'elemento' ? undefined : objeto;
}
