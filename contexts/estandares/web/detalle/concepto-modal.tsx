import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { CargaArchivosField, useCargaArchivos } from '@marco/archivos/widgets';
import { explainRequired } from '@marco/contract-kit/required-text';
import { FormModal, useExplainErrors, useRefusals } from '@marco/web-kit/form-modal';
import { Notice } from '@marco/web-kit/notice';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { Textarea } from '@marco/web-kit/textarea';
import { useState } from 'react';
import type { approveEstandarEndpoint, DetalleEstandar } from '../../contract/index.ts';
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
const CAMPOS = ['decision', 'concepto', 'archivoId'] as const;
const REGLAS = { multiple: false, extensiones: EXTENSIONES_DOCUMENTO };

export interface ConceptoModalProps {
  readonly estandar: DetalleEstandar;
  readonly onClose: () => void;
}

/** Decides about a standard: what, why, and the document of the concept. */
export function ConceptoModal({ estandar, onClose }: ConceptoModalProps) {
  const { id, version, evaluacion } = estandar;
  const { send, isSaving } = useCambioEstandar(id);
  const carga = useCargaArchivos({ nameCtrl: 'concepto', carpeta: 'capas', reglas: REGLAS });
  const [decision, setDecision] = useState<DecisionEstandar | null>(null);
  const [concepto, setConcepto] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const refusals = useRefusals(CAMPOS);
  const explainErrors = useExplainErrors();
  const [archivoId] = carga.listos;
  const own = {
    decision: decision === null ? ['Elija la decisión.'] : [],
    concepto: findErrorConcepto(concepto),
    archivoId: archivoId === undefined ? ['Adjunte el documento del concepto.'] : [],
  };
  const toErrors = (campo: keyof typeof own) => refusals.listErrors(campo, own[campo]);
  const [errorArchivo] = toErrors('archivoId');

  async function submit(): Promise<void> {
    setSubmitted(true);
    if (decision === null || archivoId === undefined || own.concepto.length > 0) {
      await explainErrors(own.archivoId);
      return;
    }
    refusals.forget();
    const isDone = await send(
      (api, options) =>
        api.call<typeof approveEstandarEndpoint>(
          { method: 'POST', path: '/estandares/{id}/concepto' },
          { params: { id }, body: { decision, concepto: concepto.trim(), archivoId } },
          { ...options, version },
        ),
      'Se guardó el concepto de incorporación.',
      refusals.explain,
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
        onChange={(chosen) => {
          refusals.forget();
          setDecision(chosen);
        }}
        errors={toErrors('decision')}
        submitted={submitted}
      />
      <Textarea
        label="Concepto"
        required
        value={concepto}
        onChange={(text) => {
          refusals.forget();
          setConcepto(text);
        }}
        errors={toErrors('concepto')}
        submitted={submitted}
      />
      {submitted && errorArchivo !== undefined ? (
        <Notice tone="err" role="alert">
          {errorArchivo}
        </Notice>
      ) : null}
      <div>
        {/* The group of the field says it for screen readers. */}
        <p className={styles['documento']} aria-hidden="true">
          Documento del concepto *
        </p>
        <CargaArchivosField carga={carga} reglas={REGLAS} label="Documento del concepto" />
      </div>
    </FormModal>
  );
}

function findErrorConcepto(concepto: string): string[] {
  if (concepto.trim() === '') return [explainRequired('Concepto')];
  const limite = LIMITES_ESTANDAR.concepto;
  return concepto.trim().length > limite ? [`Escriba máximo ${limite} caracteres.`] : [];
}
