import { refuseWith } from '@marco/contract-kit/decision';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { FormModal } from '@marco/web-kit/form-modal';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import type {
  createElementoEnCapaEndpoint,
  ElementoPrivado,
  listCapasDeElementosEndpoint,
} from '../../contract/index.ts';
import { toElementoKey } from '../use-elemento.ts';

const SIN_CAPAS = refuseWith('No hay una capa a la que llevarlo.');

interface Valores {
  readonly capaId: string;
  readonly dominioId: string;
}

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
  const form = useRuledForm<Valores>({
    initial: { capaId: '', dominioId: String(elemento.dominio.id) },
    names: { capaId: 'Capa de uso', dominioId: 'Dominio' },
    findErrors: ({ capaId }) => ({ capaId: capaId === '' ? 'Seleccione una capa de uso.' : undefined }),
    onSend: useLlevar(elemento, onClose),
  });
  const isEmpty = capas.data?.capas.length === 0;

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Llevar a una capa más amplia"
      message={`Un elemento no se mueve: en la capa que elija empieza un borrador que copia la versión ${elemento.numero} de ${elemento.nombre} y la reemplaza cuando se incorpore. Mientras tanto este sigue igual.`}
      submitLabel="Crear borrador"
      sendingLabel="Creando"
      blocked={isEmpty ? SIN_CAPAS : undefined}
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
                {...bindField(form, 'capaId')}
              />
              <Select
                label="Dominio"
                required
                options={toOptions(opciones.dominios)}
                {...bindField(form, 'dominioId')}
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

function useLlevar({ elementoId }: ElementoPrivado, onDone: () => void): (valores: Valores) => Promise<void> {
  const api = useApi();
  const banner = useBanner();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();

  return async ({ capaId, dominioId }) => {
    const body = { elementoId, capaId: Number(capaId), dominioId: Number(dominioId) };
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
  };
}
