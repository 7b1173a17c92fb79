import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import type { AutosavedDraft } from '@marco/web-kit/autosaved-draft';
import { useVersionedChange, type VersionedChange } from '@marco/web-kit/versioned-change';
import type { Solicitud } from '../../contract/index.ts';

/** The form in which a request is written, whatever its fields are. */
export type FormularioAbierto = Pick<AutosavedDraft<object, Solicitud>, 'stored' | 'inTurn' | 'follow'>;

/** A change of something in the request that the form itself does not save, such as the answer to a mark. */
interface CambioEnFormulario extends Pick<VersionedChange<Solicitud>, 'explain'> {
  readonly call: (api: ApiClient, options: CallOptions) => Promise<Solicitud>;
  /** The parts of the request that the call changes. */
  readonly pick: (changed: Solicitud) => Partial<Solicitud>;
  /** Lists both versions if another person changed the same thing; a removal has none to show. */
  readonly compare?: VersionedChange<Solicitud>['compare'];
  readonly done: string;
}

/**
 * Changes the request while its form is open, after what is on its way to the server. If another person changed the same
 * thing, the person sees both versions. What they changed elsewhere does not matter here: the call goes over it
 * without a question, the form keeps its own version, and its next save compares the rest.
 */
export function useCambioEnFormulario({ stored, inTurn, follow }: FormularioAbierto) {
  const { send, isSaving } = useVersionedChange<Solicitud>();

  /** @returns whether it was done; false where there is no request yet or the person left it */
  async function sendCambio({
    call,
    pick,
    compare = () => [],
    ...rest
  }: CambioEnFormulario): Promise<boolean> {
    if (stored === null) return false;
    const followPart = (changed: Solicitud) =>
      inTurn(async (before) => follow({ ...(before ?? stored), ...pick(changed) }));
    const outcome = await send({
      ...rest,
      send: (api, options, current) =>
        inTurn(async (actual) => {
          const before = actual ?? stored;
          // Meanwhile the form itself may have gone over that version.
          const isOver = current !== null && current.version > before.version;
          const { version } = isOver ? current : before;
          const changed = await call(api, { ...options, version });
          follow(isOver ? { ...before, ...pick(changed) } : changed);
          return changed;
        }),
      compare,
      sendsSame: true,
    });
    // The person read what the other one did: the form shows it.
    if (outcome.kind === 'kept') await followPart(outcome.current);
    return outcome.kind === 'saved';
  }

  return { sendCambio, isSaving };
}
