import { ElementoAutocomplete } from '@marco/elementos-de-dato/widgets';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import type { Campo, Solicitud } from '../../contract/index.ts';
import { ACCION_CAMPO, type AccionCampo, LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { isJustificacionRequerida, listFaltantesDeFila } from '../../rules/campos/faltantes.ts';
import { useCambioSolicitud } from '../use-cambio-solicitud.ts';

interface CampoPorCatalogarProps {
  readonly solicitud: Solicitud;
  readonly campo: Campo;
  readonly onClose: () => void;
}

interface Valores {
  readonly accion: AccionCampo | '';
  readonly elemento: { readonly elementoId: number; readonly nombre: string } | null;
  readonly justificacion: string;
}

const ACCIONES = toOptions(ACCION_CAMPO).map(({ value, label }) => ({ value: String(value), label }));

/** Says in which element of the common language a field stays, and what is done with it. */
export function CampoPorCatalogar({ solicitud, campo, onClose }: CampoPorCatalogarProps) {
  const { catalogar } = useCambioSolicitud(solicitud);
  const form = useRuledForm<Valores>({
    initial: {
      accion: campo.accion ?? '',
      elemento: campo.elemento && { elementoId: campo.elemento.id, nombre: campo.elemento.nombre },
      justificacion: campo.justificacion,
    },
    tellsAtFields: true,
    findErrors: (valores) => {
      const { accion, elemento, justificacion } = listFaltantesDeFila({
        ...valores,
        accion: valores.accion || null,
      });
      return { accion: accion[0], elemento: elemento[0], justificacion: justificacion[0] };
    },
    onSend: async ({ accion, elemento, justificacion }) => {
      const fila = { id: campo.id, accion: accion || null, elementoId: elemento?.elementoId ?? null };
      if (await catalogar([{ ...fila, justificacion: justificacion.trim() }])) onClose();
    },
  });
  const accion = bindField(form, 'accion');
  const elemento = bindField(form, 'elemento');
  const isRequerida = isJustificacionRequerida(accion.value || null);

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={`Campo ${campo.nombre}`}
      message={campo.descripcion}
      submitLabel="Guardar"
    >
      <Select
        {...accion}
        label="Acción"
        required
        placeholder="Seleccione una acción"
        options={ACCIONES}
        onChange={(next) => accion.onChange(next as AccionCampo | '')}
      />
      <ElementoAutocomplete
        label="Elemento de dato"
        required
        soloVigentes={accion.value === 'reutilizar'}
        value={elemento.value}
        onSelectionChange={elemento.onChange}
        errors={elemento.errors}
        submitted={elemento.submitted}
      />
      <Textarea
        label="Justificación"
        required={isRequerida}
        optional={!isRequerida}
        maxLength={LIMITES_SOLICITUD.campo.justificacion}
        {...bindField(form, 'justificacion')}
      />
    </FormModal>
  );
}
