import { ElementoAutocomplete } from '@marco/elementos-de-dato/widgets';
import { SolicitudAutocomplete } from '@marco/solicitudes/widgets';
import { FormCell } from '@marco/web-kit/form-grid';
import { bindField, type RuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import type { GestionMesa } from '../../contract/index.ts';
import { useEstadosServicio, useEstadosSolicitud } from './use-compromisos.ts';
import { NOMBRES_VALORES, type ValoresCompromiso } from './valores-compromiso.ts';

const ESE_O_POSTERIOR = 'Ese, o uno posterior.';

interface CamposMetaProps {
  readonly mesa: Pick<GestionMesa, 'servicios'>;
  readonly form: RuledForm<ValoresCompromiso>;
}

/** What a control takes of its field, beside its value. */
function describe(form: RuledForm<ValoresCompromiso>, campo: keyof ValoresCompromiso) {
  const { errors, submitted } = bindField(form, campo);
  return { label: NOMBRES_VALORES[campo], errors, submitted };
}

/** What fulfils a commitment by itself: an element, a request or a servicio; once one is chosen the others leave. */
export function CamposMeta({ mesa, form }: CamposMetaProps) {
  const { elemento, solicitud, idServicio } = form.values;
  const hasServicio = idServicio !== '';

  return (
    <>
      {hasServicio || solicitud !== null ? null : (
        <FormCell span={12}>
          <ElementoAutocomplete
            {...describe(form, 'elemento')}
            optional
            hint="Se cumple solo cuando se incorpora una versión del elemento."
            value={elemento}
            onSelectionChange={(picked) => form.change({ elemento: picked })}
          />
        </FormCell>
      )}
      {hasServicio || elemento !== null ? null : <MetaSolicitud form={form} />}
      {mesa.servicios.length === 0 || elemento !== null || solicitud !== null ? null : (
        <MetaServicio mesa={mesa} form={form} />
      )}
    </>
  );
}

function MetaSolicitud({ form }: Pick<CamposMetaProps, 'form'>) {
  const { values: valores, change: onChange } = form;
  const estados = useEstadosSolicitud();
  return (
    <>
      <FormCell span={valores.solicitud === null ? 12 : 6}>
        <SolicitudAutocomplete
          {...describe(form, 'solicitud')}
          optional
          hint="Se cumple solo cuando la solicitud llega al estado."
          value={valores.solicitud}
          onSelectionChange={(solicitud) =>
            onChange({ solicitud, ...(solicitud === null ? { idEstadoSolicitud: '' } : {}) })
          }
        />
      </FormCell>
      {valores.solicitud === null ? null : (
        <FormCell span={6}>
          <Select
            {...describe(form, 'idEstadoSolicitud')}
            required
            hint={ESE_O_POSTERIOR}
            placeholder="Seleccione un estado"
            options={(estados.data ?? []).map(({ ntnEstadoId, nombre }) => ({
              value: String(ntnEstadoId),
              label: nombre,
            }))}
            value={valores.idEstadoSolicitud}
            onChange={(idEstadoSolicitud) => onChange({ idEstadoSolicitud })}
          />
        </FormCell>
      )}
    </>
  );
}

function MetaServicio({ mesa, form }: CamposMetaProps) {
  const { values: valores, change: onChange } = form;
  const estados = useEstadosServicio();
  return (
    <>
      <FormCell span={6}>
        <Select
          {...describe(form, 'idServicio')}
          optional
          hint="Se cumple solo cuando el servicio llega al estado."
          placeholder="Sin servicio"
          options={mesa.servicios.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          value={valores.idServicio}
          onChange={(idServicio) =>
            onChange({ idServicio, ...(idServicio === '' ? { idEstadoServicio: '' } : {}) })
          }
        />
      </FormCell>
      <FormCell span={6}>
        <Select
          {...describe(form, 'idEstadoServicio')}
          required={valores.idServicio !== ''}
          hint={ESE_O_POSTERIOR}
          placeholder="Seleccione un estado"
          disabled={valores.idServicio === ''}
          options={(estados.data ?? []).map(({ estadoServicioId, nombre }) => ({
            value: String(estadoServicioId),
            label: nombre,
          }))}
          value={valores.idEstadoServicio}
          onChange={(idEstadoServicio) => onChange({ idEstadoServicio })}
        />
      </FormCell>
    </>
  );
}
