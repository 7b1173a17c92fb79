import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { CargaArchivosField, useCargaArchivos } from '@marco/archivos/widgets';
import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { FormModal } from '@marco/web-kit/form-modal';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
import type { approveEstandar, DetalleEstandar } from '../../contract/index.ts';
import {
  ACCIONES_ESTANDAR,
  DECISIONES_ESTANDAR,
  type DecisionEstandar,
  LIMITES_ESTANDAR,
} from '../../contract/terms.ts';
import styles from './detalle.module.css';
import { presentNumero } from './present-numero.ts';
import { useCambioEstandar } from './use-cambio-estandar.ts';

const OPCIONES = DECISIONES_ESTANDAR.map((value) => ({ value, label: ACCIONES_ESTANDAR[value] }));
const REGLAS = { multiple: false, extensiones: EXTENSIONES_DOCUMENTO };

export interface ConceptoModalProps {
  readonly estandar: DetalleEstandar;
  readonly onClose: () => void;
}

/** Decides about a standard: what, why, and the document of the concept. */
export function ConceptoModal({ estandar, onClose }: ConceptoModalProps) {
  const { id, version, evaluacion } = estandar;
  const modals = useModal();
  const { send, isSaving } = useCambioEstandar(id);
  const carga = useCargaArchivos({ nameCtrl: 'concepto', carpeta: 'capas', reglas: REGLAS });
  const [decision, setDecision] = useState<DecisionEstandar | null>(null);
  const [concepto, setConcepto] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [archivoId] = carga.listos;
  const errors = {
    decision: decision === null ? ['Elija la decisión.'] : [],
    concepto: findErrorConcepto(concepto),
    archivo: archivoId === undefined ? ['Adjunte el documento del concepto.'] : [],
  };

  async function submit(): Promise<void> {
    setSubmitted(true);
    const wrong = Object.values(errors).flat();
    if (decision === null || archivoId === undefined || wrong.length > 0) {
      await openValidationErrors(modals, wrong);
      return;
    }
    const isDone = await send(
      (api, options) =>
        api.call<typeof approveEstandar>(
          { method: 'POST', path: '/estandares/{id}/concepto' },
          { params: { id }, body: { decision, concepto: concepto.trim(), archivoId } },
          { ...options, version },
        ),
      'Se guardó el concepto de incorporación.',
    );
    if (isDone) onClose();
  }

  return (
    <FormModal
      onClose={onClose}
      title="Concepto de incorporación"
      message="Los campos marcados con * son obligatorios."
      size="large"
      busy={(isSaving && 'Guardando') || (carga.isBusy && 'Cargando el documento')}
      onSubmit={() => void submit()}
      submitLabel="Guardar concepto"
    >
      <Notice>
        Puntaje {presentNumero(evaluacion.puntaje)} de 5. {evaluacion.recomendacion}
      </Notice>
      <RadioGroup
        label="Decisión"
        required
        options={OPCIONES}
        value={decision}
        onChange={setDecision}
        errors={errors.decision}
        submitted={submitted}
      />
      <Textarea
        label="Concepto"
        required
        value={concepto}
        onChange={setConcepto}
        errors={errors.concepto}
        submitted={submitted}
      />
      {submitted && errors.archivo.length > 0 ? (
        <Notice tone="err" role="alert">
          {errors.archivo[0]}
        </Notice>
      ) : null}
      <div>
        {/* The group of the field says it to who does not see it. */}
        <p className={styles['documento']} aria-hidden="true">
          Documento del concepto *
        </p>
        <CargaArchivosField carga={carga} reglas={REGLAS} label="Documento del concepto" />
      </div>
    </FormModal>
  );
}

function findErrorConcepto(concepto: string): string[] {
  if (concepto.trim() === '') return ['El concepto es requerido.'];
  const limite = LIMITES_ESTANDAR.concepto;
  return concepto.trim().length > limite ? [`Escriba máximo ${limite} caracteres.`] : [];
}
