import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import { NOMBRES_SENTIDO, SENTIDOS, type Sentido } from '../../contract/elementos-servicio.terms.ts';
import type { createElementoServicioEndpoint, ServicioDeElemento } from '../../contract/index.ts';
import { ServicioAutocomplete, type ServicioElegido } from './servicio-autocomplete.tsx';
import { SERVICIOS_DE_ELEMENTO } from './use-servicios-elemento.ts';

const OPCIONES = SENTIDOS.map((value) => ({ value, label: NOMBRES_SENTIDO[value] }));

/** Notes that a servicio carries the version of an element in force. */
export function NuevoUso({ elementoId }: { readonly elementoId: number }) {
  const [servicio, setServicio] = useState<ServicioElegido | null>(null);
  const [sentido, setSentido] = useState<Sentido>('salida');
  const [submitted, setSubmitted] = useState(false);
  const [times, setTimes] = useState(0);
  const keyFor = useIdempotencyKey();
  const { send, isSaving } = useSavedChange<ServicioDeElemento>({
    show: () => undefined,
    refresh: SERVICIOS_DE_ELEMENTO,
  });

  async function add(): Promise<void> {
    setSubmitted(true);
    if (servicio === null) return;
    const body = { idServicio: servicio.id, idElemento: elementoId, sentido };
    const isDone = await send(
      (api, options) =>
        api.call<typeof createElementoServicioEndpoint>(
          { method: 'POST', path: '/servicios/elementos' },
          { body },
          // A link that was removed meanwhile can be made again, so the key changes after each link.
          { ...options, idempotencyKey: keyFor({ ...body, times }) },
        ),
      'Se vinculó el servicio al elemento.',
    );
    if (!isDone) return;
    setServicio(null);
    setSubmitted(false);
    setTimes((count) => count + 1);
  }

  return (
    <FormGrid>
      <FormCell span={12}>
        <ServicioAutocomplete
          key={times}
          label="Servicio que lo usa"
          vinculables
          hint="Se ofrecen los servicios que usted puede vincular: los de su entidad o, si es del ministerio, todos."
          value={servicio}
          onSelectionChange={setServicio}
          errors={servicio === null ? ['Elija un servicio de la lista.'] : []}
          submitted={submitted}
        />
      </FormCell>
      <FormCell span={6}>
        <Select
          label="En sus mensajes va en"
          options={OPCIONES}
          value={sentido}
          onChange={(value) => setSentido(value as Sentido)}
        />
      </FormCell>
      <FormCell span={6}>
        <div>
          <Button variant="secondary" busy={isSaving && 'Guardando'} onClick={() => void add()}>
            Vincular servicio
          </Button>
        </div>
      </FormCell>
    </FormGrid>
  );
}
