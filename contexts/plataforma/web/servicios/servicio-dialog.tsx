import { ServicioAutocomplete } from '@marco/servicios/widgets';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { useLatest } from '@marco/web-kit/modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { ServicioPlataforma, updateServicioPlataformaEndpoint } from '../../contract/index.ts';
import {
  findErroresDePromesa,
  type PromesaEscrita,
  presentNumero,
  readNumero,
} from '../../rules/servicios/promesa-escrita.ts';

interface ServicioDialogProps {
  readonly servicio: ServicioPlataforma;
  readonly onClose: () => void;
}

interface DatosEscritos extends PromesaEscrita {
  readonly servicio: { readonly id: number; readonly nombre: string } | null;
}

/** Which servicio of the directory a service is, and what the entidad promised of it. */
export function ServicioDialog({ servicio, onClose }: ServicioDialogProps) {
  const { send } = useSavedChange<ServicioPlataforma>({
    show: () => undefined,
    refresh: ['plataforma', 'servicios'],
  });
  const seen = useLatest(servicio.version);
  const { ans } = servicio;
  const form = useRuledForm<DatosEscritos>({
    initial: {
      servicio: servicio.servicio,
      disponibilidad: presentNumero(ans.disponibilidad),
      p95Ms: presentNumero(ans.p95Ms),
      tasaError: presentNumero(ans.tasaError),
    },
    names: {
      servicio: 'Servicio del directorio',
      disponibilidad: 'Disponibilidad mensual',
      p95Ms: 'Percentil 95',
      tasaError: 'Tasa de error',
    },
    findErrors: findErroresDePromesa,
    fieldOf: {
      servicioId: 'servicio',
      'ans.disponibilidad': 'disponibilidad',
      'ans.p95Ms': 'p95Ms',
      'ans.tasaError': 'tasaError',
    },
    onSend: async (datos) => {
      const body = {
        servicioId: datos.servicio?.id ?? null,
        ans: {
          disponibilidad: readNumero(datos.disponibilidad),
          p95Ms: readNumero(datos.p95Ms),
          tasaError: readNumero(datos.tasaError),
        },
      };
      const isDone = await send(
        (api, options) =>
          api.call<typeof updateServicioPlataformaEndpoint>(
            { method: 'PUT', path: '/xroad/servicios/{id}' },
            { params: { id: String(servicio.id) }, body },
            { ...options, version: seen.current },
          ),
        'El servicio de la plataforma quedó registrado.',
        leaveToCaller,
      );
      if (isDone) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title={servicio.servicio === null ? 'Registrar servicio' : 'Editar servicio'}
      message={`${servicio.identificador}. Lo que declare aquí se publica junto a lo medido en la página del servicio.`}
      submitLabel="Guardar"
      sendingLabel="Guardando"
      onClose={onClose}
    >
      <ServicioAutocomplete
        label="Servicio del directorio"
        optional
        value={form.values.servicio}
        onSelectionChange={(elegido) => form.change({ servicio: elegido })}
        errors={form.errors['servicio'] === undefined ? [] : [form.errors['servicio']]}
        submitted={form.wasTried('servicio')}
      />
      <TextInput
        label="Disponibilidad mensual (%)"
        optional
        inputMode="decimal"
        autoComplete="off"
        {...bindField(form, 'disponibilidad')}
      />
      <TextInput
        label="Percentil 95 del tiempo de respuesta (ms)"
        optional
        inputMode="numeric"
        autoComplete="off"
        {...bindField(form, 'p95Ms')}
      />
      <TextInput
        label="Tasa de error (%)"
        optional
        inputMode="decimal"
        autoComplete="off"
        {...bindField(form, 'tasaError')}
      />
    </FormModal>
  );
}
