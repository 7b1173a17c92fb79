import type { DatabaseSchema } from '@marco/database';
import { type CallContext, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import type { getInicioEndpoint } from '../../contract/index.ts';
import type { BloqueDeInicio, PeticionDeInicio } from './bloque-de-inicio.ts';

type Answer = ReturnType<(typeof getInicioEndpoint)['response']['parse']>;
type Bloque = Answer['bloques'][string];

const FALLO: Bloque = {
  estado: 'fallo',
  mensaje: 'No fue posible leer esta parte. Vuelva a intentarlo en un momento.',
};

/** The blocks asked for, or all; one that fails is told as such and hinders no other. */
export async function getInicio(
  database: Kysely<DatabaseSchema>,
  bloques: readonly BloqueDeInicio[],
  context: CallContext,
  { bloques: pedidos, ...peticion }: PeticionDeInicio & { readonly bloques?: readonly string[] | undefined },
): Promise<Answer> {
  const actor = requireActor(context);
  const read = async ({ codigo, read }: BloqueDeInicio): Promise<[string, Bloque]> => {
    try {
      const datos = await read(database, actor, peticion);
      // What goes out is JSON: moments were presented by the block.
      return [
        codigo,
        datos ? { estado: 'listo', datos: JSON.parse(JSON.stringify(datos)) } : { estado: 'ausente' },
      ];
    } catch (error) {
      context.log.error({ err: error, bloque: codigo }, 'a block of the home failed');
      return [codigo, FALLO];
    }
  };
  const chosen = bloques.filter(({ codigo }) => pedidos?.includes(codigo) ?? true);
  return { bloques: Object.fromEntries(await Promise.all(chosen.map(read))) };
}
