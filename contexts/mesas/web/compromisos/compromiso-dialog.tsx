import { ApiError } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { openFailure } from '@marco/web-kit/failure-modal';
import { focusInvalid } from '@marco/web-kit/field';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Modal, useModal } from '@marco/web-kit/modal';
import { type FormEvent, useId, useState } from 'react';
import type { Compromiso } from '../../contract/index.ts';
import {
  CAMPOS_COMPROMISO,
  type ErroresCompromiso,
  findErroresCompromiso,
} from '../../rules/compromisos/datos-compromiso.ts';
import { useGestion } from '../gestion/use-gestion.ts';
import { CamposCompromiso } from './campos-compromiso.tsx';
import { type Origen, useSaveCompromiso } from './use-save-compromiso.ts';
import { COMPROMISO_VACIO, toDatos, toValores, type ValoresCompromiso } from './valores-compromiso.ts';

export interface CompromisoDialogProps {
  readonly origen: Origen;
  /** The one to be changed; null writes a new one down. */
  readonly compromiso: Compromiso | null;
  readonly acordadoEn: string;
  readonly onClose: () => void;
}

/** The form of a commitment, by the rules the server refuses with (MESA-11). */
export function CompromisoDialog({ origen, compromiso, acordadoEn, onClose }: CompromisoDialogProps) {
  const formId = useId();
  const gestion = useGestion(origen.idMesa);
  const [valores, setValores] = useState(compromiso ? toValores(compromiso) : COMPROMISO_VACIO);
  const [refused, setRefused] = useState<ErroresCompromiso>({});
  const { submitted, isSaving, submit } = useEnvio({
    ...{ valores, compromiso, origen, acordadoEn, onClose },
    onRefused: setRefused,
  });
  const errores = { ...findErroresCompromiso(toDatos(valores), acordadoEn), ...refused };

  function change(part: Partial<ValoresCompromiso>): void {
    setRefused({});
    setValores((before) => ({ ...before, ...part }));
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={compromiso ? 'Editar compromiso' : 'Agregar compromiso'}
      message="Los campos marcados con * son obligatorios."
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={isSaving && 'Guardando'}>
            {compromiso ? 'Guardar cambios' : 'Agregar compromiso'}
          </Button>
        </>
      }
    >
      <LoadBlock query={gestion} subject="la mesa">
        {(mesa) => (
          <form id={formId} noValidate onSubmit={submit}>
            <CamposCompromiso {...{ mesa, acordadoEn, valores, errores, submitted }} onChange={change} />
          </form>
        )}
      </LoadBlock>
    </Modal>
  );
}

interface EnvioOptions extends CompromisoDialogProps {
  readonly valores: ValoresCompromiso;
  readonly onRefused: (errores: ErroresCompromiso) => void;
}

/** Sends the form; what the server refuses stays beside its field, and nothing typed is lost. */
function useEnvio({ valores, compromiso, origen, acordadoEn, onClose, onRefused }: EnvioOptions) {
  const modals = useModal();
  const banner = useBanner();
  const save = useSaveCompromiso(origen);
  const [submitted, setSubmitted] = useState(false);
  const [isSaving, setSaving] = useState(false);

  async function send(form: HTMLFormElement): Promise<void> {
    setSubmitted(true);
    const datos = toDatos(valores);
    if (Object.keys(findErroresCompromiso(datos, acordadoEn)).length > 0) return focusInvalid(form);
    setSaving(true);
    try {
      if (!(await save(datos, compromiso))) return;
      banner.success(compromiso ? 'Se guardaron los cambios del compromiso.' : 'Se agregó el compromiso.');
      onClose();
    } catch (error) {
      const refused = findRefused(error);
      onRefused(refused);
      if (Object.keys(refused).length > 0) focusInvalid(form);
      else await openFailure(modals, error);
    } finally {
      setSaving(false);
    }
  }

  return {
    submitted,
    isSaving,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

/** Messages the server attached to fields of the form. */
function findRefused(error: unknown): ErroresCompromiso {
  if (!(error instanceof ApiError)) return {};
  const own = error.detalles.filter(({ campo }) => CAMPOS_COMPROMISO.some((known) => known === campo));
  return Object.fromEntries(own.map(({ campo, mensaje }) => [campo, mensaje]));
}
