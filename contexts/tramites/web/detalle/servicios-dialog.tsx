import { Button } from '@marco/web-kit/button';
import { DatePicker } from '@marco/web-kit/date-picker';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import { useSavedChange } from '@marco/web-kit/saved-change';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { DetalleTramite, updateServiciosTramiteEndpoint } from '../../contract/index.ts';
import { LIMITES_TRAMITE } from '../../contract/terms.ts';
import { toTramiteKey } from '../use-tramites.ts';
import { ChooseServicio } from './choose-servicio.tsx';
import styles from './clasificacion-dialog.module.css';
import {
  findErroresServicios,
  type ServicioDigitado,
  toDigitados,
  toServicios,
} from './servicio-digitado.ts';

interface ServiciosDialogProps {
  readonly tramite: DetalleTramite;
  readonly onClose: () => void;
}

/** Which servicios a trámite consumes, under which agreement, and how often they were called. */
export function ServiciosDialog({ tramite, onClose }: ServiciosDialogProps) {
  const { id, codigo, version, requisitos } = tramite;
  const { send } = useSavedChange<DetalleTramite>({
    show: (queries, saved) => queries.setQueryData([...toTramiteKey(codigo), 'private'], saved),
    refresh: ['tramites'],
  });
  const form = useRuledForm<{ readonly servicios: readonly ServicioDigitado[] }>({
    initial: { servicios: toDigitados(tramite.servicios) },
    names: { servicios: 'Servicios que usa' },
    findErrors: ({ servicios }) => ({ servicios: findErroresServicios(servicios) }),
    onSend: async ({ servicios }) => {
      const isDone = await send(
        (api, options) =>
          api.call<typeof updateServiciosTramiteEndpoint>(
            { method: 'PUT', path: '/tramites/{id}/servicios' },
            { params: { id: String(id) }, body: { servicios: toServicios(servicios) } },
            { ...options, base: 'private', version },
          ),
        'Se guardaron los servicios que usa el trámite.',
        leaveToCaller,
      );
      if (isDone) onClose();
    },
  });
  const { servicios } = form.values;
  const edit = (at: number, part: Partial<ServicioDigitado>) =>
    form.change({
      servicios: servicios.map((uno, position) => (position === at ? { ...uno, ...part } : uno)),
    });

  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="large"
      title="Servicios que usa el trámite"
      message="Con un acuerdo vigente, lo que el servicio entrega ya no se pide en papel."
      submitLabel="Guardar servicios"
    >
      {form.wasTried('servicios') && form.errors['servicios'] ? (
        <p role="alert" className={styles['error']}>
          {form.errors['servicios']}
        </p>
      ) : null}
      {servicios.map((servicio, at) => (
        <fieldset key={`${servicio.servicioId} ${servicio.uso}`} className={styles['elemento']}>
          <legend>{servicio.nombre}</legend>
          <TextInput
            label="Número del acuerdo"
            optional
            autoComplete="off"
            maxLength={LIMITES_TRAMITE.acuerdo}
            value={servicio.acuerdo}
            onChange={(acuerdo) => edit(at, { acuerdo })}
          />
          <DatePicker
            label="Último día del acuerdo"
            optional
            value={servicio.acuerdoHasta}
            onChange={(acuerdoHasta) => edit(at, { acuerdoHasta })}
          />
          <TextInput
            label="Consultas respondidas en un año"
            optional
            inputMode="numeric"
            autoComplete="off"
            value={servicio.transacciones}
            onChange={(transacciones) => edit(at, { transacciones })}
          />
          <TextInput
            label="Fuente de las consultas"
            optional
            autoComplete="off"
            maxLength={LIMITES_TRAMITE.nombre}
            value={servicio.transaccionesFuente}
            onChange={(transaccionesFuente) => edit(at, { transaccionesFuente })}
          />
          <TextInput
            label="Año de las consultas"
            optional
            inputMode="numeric"
            autoComplete="off"
            value={servicio.transaccionesAnio}
            onChange={(transaccionesAnio) => edit(at, { transaccionesAnio })}
          />
          <div>
            <Button
              size="small"
              variant="neutral"
              onClick={() => form.change({ servicios: servicios.filter((_, position) => position !== at) })}
            >
              Quitar <span className="sr">{servicio.nombre}</span>
            </Button>
          </div>
        </fieldset>
      ))}
      <ChooseServicio
        requisitos={requisitos}
        usados={servicios}
        onAdd={(nuevo) => form.change({ servicios: [...servicios, nuevo] })}
      />
    </FormModal>
  );
}
