import { refuseWith } from '@marco/contract-kit/decision';
import { ApiError } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openFailure, openValidationErrors } from '@marco/web-kit/failure-modal';
import { FormModal, useExplainErrors } from '@marco/web-kit/form-modal';
import { LoadBlock } from '@marco/web-kit/load-block';
import { useModal } from '@marco/web-kit/modal';
import { useState } from 'react';
import type { Compromiso } from '../../contract/index.ts';
import {
  CAMPOS_COMPROMISO,
  type ErroresCompromiso,
  findErroresCompromiso,
} from '../../rules/compromisos/datos-compromiso.ts';
import { useGestion } from '../mesas/use-gestion.ts';
import { CamposCompromiso } from './campos-compromiso.tsx';
import { type OrigenCompromiso, useSaveCompromiso } from './use-save-compromiso.ts';
import { COMPROMISO_VACIO, toDatos, toValores, type ValoresCompromiso } from './valores-compromiso.ts';

/** Its entidades and their people come with the mesa. */
const SIN_MESA = refuseWith('El formulario necesita los datos de la mesa, que aún no se muestran.');

export interface CompromisoDialogProps {
  readonly origen: OrigenCompromiso;
  /** The one to be changed; null writes a new one down. */
  readonly compromiso: Compromiso | null;
  readonly acordadoEn: string;
  readonly onClose: () => void;
}

/** The form of a commitment, by the rules the server refuses with (MESA-11). */
export function CompromisoDialog({ origen, compromiso, acordadoEn, onClose }: CompromisoDialogProps) {
  const gestion = useGestion(origen.idMesa);
  const [valores, setValores] = useState(compromiso ? toValores(compromiso) : COMPROMISO_VACIO);
  const [refused, setRefused] = useState<ErroresCompromiso>({});
  const { submitted, isSaving, send } = useEnvio({
    valores,
    compromiso,
    origen,
    acordadoEn,
    onClose,
    onRefused: setRefused,
  });
  const errores = { ...findErroresCompromiso(toDatos(valores), acordadoEn), ...refused };

  function change(part: Partial<ValoresCompromiso>): void {
    setRefused({});
    setValores((before) => ({ ...before, ...part }));
  }

  return (
    <FormModal
      onClose={onClose}
      title={compromiso ? 'Editar compromiso' : 'Agregar compromiso'}
      message="Los campos marcados con * son obligatorios."
      submitLabel={compromiso ? 'Guardar cambios' : 'Agregar compromiso'}
      busy={isSaving && 'Guardando'}
      blocked={gestion.data ? undefined : SIN_MESA}
      onSubmit={() => void send()}
    >
      <LoadBlock query={gestion} subject="la mesa">
        {(mesa) => (
          <CamposCompromiso
            mesa={mesa}
            acordadoEn={acordadoEn}
            valores={valores}
            errores={errores}
            submitted={submitted}
            onChange={change}
          />
        )}
      </LoadBlock>
    </FormModal>
  );
}

interface EnvioOptions extends CompromisoDialogProps {
  readonly valores: ValoresCompromiso;
  readonly onRefused: (errores: ErroresCompromiso) => void;
}

/** Sends the form; what the server refuses stays beside its field, and nothing typed is lost. */
function useEnvio({ valores, compromiso, origen, acordadoEn, onClose, onRefused }: EnvioOptions) {
  const modals = useModal();
  const explainErrors = useExplainErrors();
  const banner = useBanner();
  const save = useSaveCompromiso(origen);
  const [submitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);

  async function send(): Promise<void> {
    setSubmitted(true);
    const datos = toDatos(valores);
    if (Object.keys(findErroresCompromiso(datos, acordadoEn)).length > 0) return explainErrors();
    setSaving(true);
    try {
      if (!(await save(datos, compromiso))) return;
      banner.success(compromiso ? 'Se guardaron los cambios del compromiso.' : 'Se agregó el compromiso.');
      onClose();
    } catch (error) {
      setSaving(false);
      const refused = findRefused(error);
      onRefused(refused);
      const messages = Object.values(refused);
      if (messages.length > 0) await openValidationErrors(modals, messages);
      else await openFailure(modals, error);
    } finally {
      setSaving(false);
    }
  }

  return { submitted, isSaving, send };
}

/** Messages the server attached to fields of the form. */
function findRefused(error: unknown): ErroresCompromiso {
  if (!(error instanceof ApiError)) return {};
  const own = error.detalles.filter(({ campo }) => CAMPOS_COMPROMISO.some((known) => known === campo));
  return Object.fromEntries(own.map(({ campo, mensaje }) => [campo, mensaje]));
}
