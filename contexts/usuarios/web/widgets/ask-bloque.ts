import { type ApiClient, ApiError } from '@marco/web-kit/api-client';
import type { getInicioEndpoint } from '../../contract/index.ts';

type Respuesta = ReturnType<(typeof getInicioEndpoint)['response']['parse']>;

/** Blocks that are asked for in one call. */
interface Lote {
  readonly codigos: Set<string>;
  readonly filtros: Record<string, string>;
  readonly respuesta: Promise<Respuesta>;
}

const EN_ESPERA = new WeakMap<ApiClient, Lote>();

/**
 * Asks for a block of the home. All the blocks of a page that is drawn are asked for in one call; each gets its own
 * answer, so that one that fails hinders no other, and is asked for alone when tried again.
 *
 * @returns what the block shows; null where it is not of the rol
 * @throws ApiError with the reason of the server where this block could not be read
 */
export async function askBloque(
  api: ApiClient,
  codigo: string,
  filtros: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const lote = EN_ESPERA.get(api) ?? openLote(api);
  lote.codigos.add(codigo);
  Object.assign(lote.filtros, filtros);
  const bloque = (await lote.respuesta).bloques[codigo];
  if (bloque?.estado === 'fallo')
    throw new ApiError({ status: 500, code: 'BLOQUE_SIN_LEER', mensaje: bloque.mensaje });
  return bloque?.estado === 'listo' ? bloque.datos : null;
}

function openLote(api: ApiClient): Lote {
  const codigos = new Set<string>();
  const filtros: Record<string, string> = {};
  // Effects of one drawing run before a microtask does.
  const respuesta = Promise.resolve().then(() => {
    EN_ESPERA.delete(api);
    return api.call<typeof getInicioEndpoint>(
      { method: 'GET', path: '/inicio' },
      { query: { bloques: [...codigos].sort().join(','), ...filtros } },
    );
  });
  const lote = { codigos, filtros, respuesta };
  EN_ESPERA.set(api, lote);
  return lote;
}
