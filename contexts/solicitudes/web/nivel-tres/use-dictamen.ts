import { isSameData } from '@marco/web-kit/ruled-form';
import { type ConflictField, useVersionedChange } from '@marco/web-kit/versioned-change';
import { useEffect, useRef } from 'react';
import type { Solicitud, updateVerificacionSolicitudEndpoint } from '../../contract/index.ts';
import { VEREDICTO_ITEM, type VeredictoItem } from '../../contract/terms.ts';
import { toSolicitudKey } from '../use-solicitud.ts';
import { getNivelTres } from './get-nivel-tres.ts';

/** What is said of an item; a verdict of null takes back what was said. */
interface DictamenEscrito {
  readonly codigo: string;
  readonly veredicto: VeredictoItem | null;
  readonly motivo: string;
}

/** Keeps what is said of an item, or what another person said of it meanwhile; the row tells why it did neither. */
export type EnvioDeDictamen = (
  dictamen: DictamenEscrito,
  explain: (error: unknown) => void,
) => Promise<'mine' | 'theirs' | 'failed'>;

/**
 * Says of items whether each is met. A person decides faster than the server answers, so that one goes after the other.
 * The consultor and the operator decide the same request at once: what the other one said of other items is gone over
 * without a question, and of the same item both verdicts are shown.
 */
export function useDictamen(solicitud: Solicitud): EnvioDeDictamen {
  const { id } = solicitud;
  const { send } = useVersionedChange<Solicitud>({
    show: (queries, saved) => queries.setQueryData(toSolicitudKey(id), saved),
    onKept: (queries, current) => queries.setQueryData(toSolicitudKey(id), current),
  });
  const last = useRef(solicitud);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (solicitud.version > last.current.version) last.current = solicitud;
  }, [solicitud]);

  const keep = async (dictamen: DictamenEscrito, explain: (error: unknown) => void) => {
    const seen = last.current;
    const outcome = await send({
      version: seen.version,
      send: (api, options) =>
        api.call<typeof updateVerificacionSolicitudEndpoint>(
          { method: 'PUT', path: '/solicitud/{id}/verificacion' },
          { params: { id: String(id) }, body: { items: [dictamen] } },
          options,
        ),
      compare: (current) => compare(dictamen, seen, current),
      sendsSame: true,
      explain,
    });
    if (outcome.kind === 'failed') return 'failed';
    last.current = outcome.kind === 'saved' ? outcome.saved : outcome.current;
    return outcome.kind === 'saved' ? 'mine' : 'theirs';
  };

  return (dictamen, explain) => {
    const run = turn.current.then(() => keep(dictamen, explain));
    turn.current = run.catch(() => undefined);
    return run;
  };
}

const findDicho = (solicitud: Solicitud, codigo: string) => {
  const item = getNivelTres(solicitud).items.find((uno) => uno.codigo === codigo);
  return { veredicto: item?.veredicto ?? null, motivo: item?.motivo ?? '' };
};

const presentVeredicto = (veredicto: VeredictoItem | null) =>
  veredicto === null ? '' : VEREDICTO_ITEM[veredicto];

/** Both verdicts, if another person decided the same item after this one was read. */
function compare(mine: DictamenEscrito, seen: Solicitud, current: Solicitud): ConflictField[] {
  const theirs = findDicho(current, mine.codigo);
  if (isSameData(theirs, findDicho(seen, mine.codigo))) return [];
  return [
    {
      label: `Veredicto de ${mine.codigo}`,
      mine: presentVeredicto(mine.veredicto),
      current: presentVeredicto(theirs.veredicto),
    },
    { label: 'Motivo', mine: mine.motivo, current: theirs.motivo },
  ];
}
