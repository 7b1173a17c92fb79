import { ElementoAutocomplete } from '@marco/elementos-de-dato/widgets';
import { SolicitudAutocomplete } from '@marco/solicitudes/widgets';
import { FormCell } from '@marco/web-kit/form-grid';
import { Select } from '@marco/web-kit/select';
import type { GestionMesa } from '../../contract/index.ts';
import {
  type CampoCompromiso,
  type ErroresCompromiso,
  NOMBRES_CAMPOS_COMPROMISO,
} from '../../rules/compromisos/datos-compromiso.ts';
import { useEstadosServicio, useEstadosSolicitud } from './use-compromisos.ts';
import type { ValoresCompromiso } from './valores-compromiso.ts';

const ESE_O_POSTERIOR = 'Ese, o uno posterior.';

interface CamposMetaProps {
  readonly mesa: Pick<GestionMesa, 'servicios'>;
  readonly valores: ValoresCompromiso;
  readonly errores: ErroresCompromiso;
  readonly submitted: boolean;
  readonly onChange: (part: Partial<ValoresCompromiso>) => void;
}

/** What fulfils a commitment by itself: an element, a request or a servicio; once one is chosen the others leave. */
export function CamposMeta(props: CamposMetaProps) {
  const { mesa, valores, errores, submitted, onChange } = props;
  const field = (campo: CampoCompromiso) => ({
    label: NOMBRES_CAMPOS_COMPROMISO[campo],
    errors: errores[campo] === undefined ? [] : [errores[campo]],
    submitted,
  });
  const { elemento, solicitud } = valores;
  const hasServicio = valores.idServicio !== '';

  return (
    <>
      {hasServicio || solicitud !== null ? null : (
        <FormCell span={12}>
          <ElementoAutocomplete
            {...field('idElemento')}
            optional
            hint="Se cumple solo cuando se incorpora una versión del elemento."
            value={elemento}
            onSelectionChange={(picked) => onChange({ elemento: picked })}
          />
        </FormCell>
      )}
      {hasServicio || elemento !== null ? null : <MetaSolicitud {...props} field={field} />}
      {mesa.servicios.length === 0 || elemento !== null || solicitud !== null ? null : (
        <MetaServicio {...props} field={field} />
      )}
    </>
  );
}

interface MetaProps extends Omit<CamposMetaProps, 'errores' | 'submitted'> {
  readonly field: (campo: CampoCompromiso) => {
    readonly label: string;
    readonly errors: readonly string[];
    readonly submitted: boolean;
  };
}

function MetaSolicitud({ valores, onChange, field }: MetaProps) {
  const estados = useEstadosSolicitud();
  return (
    <>
      <FormCell span={valores.solicitud === null ? 12 : 6}>
        <SolicitudAutocomplete
          {...field('idSolicitud')}
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
            {...field('idEstadoSolicitud')}
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

function MetaServicio({ mesa, valores, onChange, field }: MetaProps) {
  const estados = useEstadosServicio();
  return (
    <>
      <FormCell span={6}>
        <Select
          {...field('idServicio')}
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
          {...field('idEstadoServicio')}
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
