import { useIdempotencyKey } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { Select } from '@marco/web-kit/select';
import { useState } from 'react';
import { NOMBRES_SENTIDO, SENTIDOS, type Sentido } from '../../contract/elementos-servicio.terms.ts';
import type { createElementoServicioEndpoint, ServicioDeElemento } from '../../contract/index.ts';
import { ServicioAutocomplete, type ServicioElegido } from './servicio-autocomplete.tsx';
import { SERVICIOS_DE_ELEMENTO } from './use-servicios-elemento.ts';

const OPCIONES = SENTIDOS.map((value) => ({ value, label: NOMBRES_SENTIDO[value] }));

interface Uso {
  readonly servicio: ServicioElegido | null;
  readonly sentido: Sentido;
}

/** Notes that a servicio carries the version of an element in force. */
export function NuevoUso({ elementoId }: { readonly elementoId: number }) {
  const [times, setTimes] = useState(0);
  const keyFor = useIdempotencyKey();
  const { send } = useSavedChange<ServicioDeElemento>({
    show: () => undefined,
    refresh: SERVICIOS_DE_ELEMENTO,
  });
  const form = useRuledForm<Uso>({
    initial: { servicio: null, sentido: 'salida' },
    findErrors: ({ servicio }) => ({
      servicio: servicio === null ? 'Elija un servicio de la lista.' : undefined,
    }),
    tellsAtFields: true,
    isLeftFreely: true,
    onSend: async ({ servicio, sentido }) => {
      if (servicio === null) return;
      const body = { idServicio: servicio.id, idElemento: elementoId, sentido };
      const isDone = await send(
        (api, options) =>
          api.call<typeof createElementoServicioEndpoint>(
            { method: 'POST', path: '/servicios/elementos' },
            { body },
            // One that was taken out meanwhile is linked anew: each link that was made tells the next one apart.
            { ...options, idempotencyKey: keyFor({ ...body, times }) },
          ),
        'Se vinculó el servicio al elemento.',
      );
      if (!isDone) return;
      form.restart({ servicio: null, sentido });
      setTimes((count) => count + 1);
    },
  });
  const { value, onChange, errors, submitted } = bindField(form, 'servicio');

  return (
    <FormGrid>
      <FormCell span={12}>
        <ServicioAutocomplete
          key={times}
          label="Servicio que lo usa"
          vinculables
          hint="Se ofrecen los servicios que usted puede vincular: los de su entidad o, si es del ministerio, todos."
          value={value}
          onSelectionChange={onChange}
          errors={errors}
          submitted={submitted}
        />
      </FormCell>
      <FormCell span={6}>
        <Select
          label="En sus mensajes va en"
          options={OPCIONES}
          value={form.values.sentido}
          onChange={(sentido) => form.change({ sentido: sentido as Sentido })}
        />
      </FormCell>
      <FormCell span={6}>
        <div>
          <Button variant="secondary" busy={form.isSending && 'Guardando'} onClick={form.send}>
            Vincular servicio
          </Button>
        </div>
      </FormCell>
    </FormGrid>
  );
}
