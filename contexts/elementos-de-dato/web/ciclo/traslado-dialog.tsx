import { refuseWith } from '@marco/contract-kit/decision';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure } from '@marco/web-kit/failure-modal';
import { FormModal, useExplainErrors } from '@marco/web-kit/form-modal';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { Select } from '@marco/web-kit/select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import type {
  createElementoEnCapaEndpoint,
  ElementoPrivado,
  listCapasDeElementosEndpoint,
} from '../../contract/index.ts';
import { toElementoKey } from '../use-elemento.ts';

const SIN_CAPAS = refuseWith('No hay una capa a la que llevarlo.');

interface TrasladoDialogProps {
  readonly elemento: ElementoPrivado;
  readonly onClose: () => void;
}

/** Layers an element may be taken to, with the domains. */
function useCapasMasAmplias(elementoId: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['elementos', 'capas', 'mas-amplias', elementoId],
    queryFn: ({ signal }) =>
      api.call<typeof listCapasDeElementosEndpoint>(
        { method: 'GET', path: '/elemento-dato/capa-uso' },
        { query: { masAmpliasQue: String(elementoId) } },
        { signal, base: 'private' },
      ),
  });
}

/** Begins the successor of an element in a wider layer and leads to it (specification §7 `elemento-dato/capa-uso`). */
export function TrasladoDialog({ elemento, onClose }: TrasladoDialogProps) {
  const capas = useCapasMasAmplias(elemento.elementoId);
  const [capaId, setCapaId] = useState('');
  const [dominioId, setDominioId] = useState(String(elemento.dominio.id));
  const [wasSent, setSent] = useState(false);
  const explainErrors = useExplainErrors();
  const { create, isSaving } = useLlevar(elemento, onClose);
  const isEmpty = capas.data?.capas.length === 0;

  async function send(): Promise<void> {
    setSent(true);
    if (capaId === '') await explainErrors();
    else await create(Number(capaId), Number(dominioId));
  }

  return (
    <FormModal
      onClose={onClose}
      title="Llevar a una capa más amplia"
      message={`Un elemento no se mueve: en la capa que elija empieza un borrador que copia la versión ${elemento.numero} de ${elemento.nombre} y la reemplaza cuando se incorpore. Mientras tanto este sigue igual.`}
      submitLabel="Crear borrador"
      busy={isSaving && 'Creando'}
      blocked={isEmpty ? SIN_CAPAS : undefined}
      onSubmit={() => void send()}
    >
      <LoadBlock query={capas} subject="las capas más amplias">
        {(opciones) =>
          opciones.capas.length === 0 ? (
            <Notice tone="warn">No hay una capa vigente más amplia que «{elemento.capa.nombre}».</Notice>
          ) : (
            <>
              <Select
                label="Capa de uso"
                required
                placeholder="Seleccione una capa"
                options={toOptions(opciones.capas)}
                value={capaId}
                onChange={setCapaId}
                errors={capaId === '' ? ['Seleccione una capa de uso.'] : []}
                submitted={wasSent}
              />
              <Select
                label="Dominio"
                required
                options={toOptions(opciones.dominios)}
                value={dominioId}
                onChange={setDominioId}
              />
            </>
          )
        }
      </LoadBlock>
    </FormModal>
  );
}

function toOptions(rows: readonly { readonly id: number; readonly nombre: string }[]) {
  return rows.map(({ id, nombre }) => ({ value: String(id), label: nombre }));
}

function useLlevar({ elementoId }: ElementoPrivado, onDone: () => void) {
  const api = useApi();
  const banner = useBanner();
  const modals = useModal();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [isSaving, setSaving] = useState(false);

  async function create(capaId: number, dominioId: number): Promise<void> {
    const body = { elementoId, capaId, dominioId };
    setSaving(true);
    try {
      const nuevo = await api.call<typeof createElementoEnCapaEndpoint>(
        { method: 'POST', path: '/elemento-dato/capa-uso' },
        { body },
        { base: 'private', idempotencyKey: keyFor(body) },
      );
      queries.setQueryData(toElementoKey(nuevo.versionId), nuevo);
      await queries.invalidateQueries({ queryKey: ['elementos'] });
      banner.success(`Se creó el borrador de ${nuevo.nombre} en la capa ${nuevo.capa.nombre}.`);
      onDone();
      await navigate(toVersionElemento(nuevo.versionId));
    } catch (error) {
      setSaving(false);
      await openFailure(modals, error);
    } finally {
      setSaving(false);
    }
  }

  return { create, isSaving };
}
