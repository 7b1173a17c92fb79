import { ARCOS_OBJETO, type TipoNodo } from '../contract/terms.ts';

const TIPO_POR_ARCO: ReadonlyMap<number, TipoNodo> = new Map(
  Object.entries(ARCOS_OBJETO).map(([tipo, { arco }]) => [arco, tipo as TipoNodo]),
);

/** What stands below a node whose children take the next free arc as they come; undefined where a record fixes it. */
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
