import { ElementoAutocomplete } from '@marco/elementos-de-dato/widgets';
import { FormModal } from '@marco/web-kit/form-modal';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
import type { Campo, Solicitud } from '../../contract/index.ts';
import { ACCION_CAMPO, type AccionCampo, LIMITES_SOLICITUD } from '../../contract/terms.ts';
import { isJustificacionRequerida, listFaltantesDeFila } from '../../rules/campos/faltantes.ts';
import { useCambioSolicitud } from './use-cambio-solicitud.ts';

interface CampoPorCatalogarProps {
  readonly solicitud: Solicitud;
  readonly campo: Campo;
  readonly onClose: () => void;
}

const ACCIONES = toOptions(ACCION_CAMPO).map(({ value, label }) => ({ value: String(value), label }));

/** Says in which element of the common language a field stays, and what is done with it. */
export function CampoPorCatalogar({ solicitud, campo, onClose }: CampoPorCatalogarProps) {
  const [accion, setAccion] = useState<AccionCampo | ''>(campo.accion ?? '');
  const [elemento, setElemento] = useState(
    campo.elemento && { elementoId: campo.elemento.id, nombre: campo.elemento.nombre },
  );
  const [justificacion, setJustificacion] = useState(campo.justificacion);
  const [wasSent, setSent] = useState(false);
  const { catalogar, isSaving } = useCambioSolicitud(solicitud);

  const errores = listFaltantesDeFila({ accion: accion || null, elemento, justificacion });

  async function save(): Promise<void> {
    setSent(true);
    if (Object.values(errores).some((errors) => errors.length > 0)) return;
    const fila = { id: campo.id, accion: accion || null, elementoId: elemento?.elementoId ?? null };
    if (await catalogar([{ ...fila, justificacion: justificacion.trim() }])) onClose();
  }

  return (
    <FormModal
      onClose={onClose}
      title={`Campo ${campo.nombre}`}
      message={campo.descripcion}
      submitLabel="Guardar"
      busy={isSaving && 'Guardando'}
      onSubmit={() => void save()}
    >
      <Select
        label="Acción"
        required
        placeholder="Seleccione una acción"
        options={ACCIONES}
        value={accion}
        onChange={(next) => setAccion(next as AccionCampo | '')}
        errors={errores.accion}
        submitted={wasSent}
      />
      <ElementoAutocomplete
        label="Elemento de dato"
        required
        soloVigentes={accion === 'reutilizar'}
        value={elemento}
        onSelectionChange={setElemento}
        errors={errores.elemento}
        submitted={wasSent}
      />
      <Textarea
        label="Justificación"
        required={isJustificacionRequerida(accion || null)}
        maxLength={LIMITES_SOLICITUD.campo.justificacion}
        value={justificacion}
        onChange={setJustificacion}
        errors={errores.justificacion}
        submitted={wasSent}
      />
    </FormModal>
  );
}
