import type { closeParticipanteEndpoint, updateParticipanteEndpoint } from '../../contract/index.ts';
import type { RolElegible } from '../../contract/terms.ts';
import { useCambioMesa } from './use-gestion.ts';

const PATH = '/mdi-minteroperabilidad-entidads-mesa/{idMesa}/{idEntidad}';

/** What is done with the entities of a mesa: add or give another rol, take out. */
export function useParticipantes(idMesa: number) {
  const { send, isSaving } = useCambioMesa(idMesa);
  const toParams = (idEntidad: number) => ({ idMesa: String(idMesa), idEntidad: String(idEntidad) });

  const save = (idEntidad: number, rol: RolElegible, done: string) =>
    send(
      (api, options) =>
        api.call<typeof updateParticipanteEndpoint>(
          { method: 'PUT', path: PATH },
          { params: toParams(idEntidad), body: { rol } },
          options,
        ),
      done,
    );

  const remove = (idEntidad: number, done: string) =>
    send(
      (api, options) =>
        api.call<typeof closeParticipanteEndpoint>(
          { method: 'DELETE', path: PATH },
          { params: toParams(idEntidad) },
          options,
        ),
      done,
    );

  return { save, remove, isSaving };
}
