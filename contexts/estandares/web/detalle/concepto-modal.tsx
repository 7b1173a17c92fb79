import { EXTENSIONES_DOCUMENTO } from '@marco/archivos/terms';
import { CargaArchivosField, useCargaArchivos } from '@marco/archivos/widgets';
import { explainRequired } from '@marco/contract-kit/required-text';
import { FormModal } from '@marco/web-kit/form-modal';
import { Notice } from '@marco/web-kit/notice';
import { RadioGroup } from '@marco/web-kit/radio-group';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
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

interface Valores {
  readonly decision: DecisionEstandar | null;
  readonly concepto: string;
}

const VACIO: Valores = { decision: null, concepto: '' };
/** The message of the document names it. */
const NOMBRES = { decision: 'Decisión', concepto: 'Concepto', archivoId: '' };
const REGLAS = { multiple: false, extensiones: EXTENSIONES_DOCUMENTO };

export interface ConceptoModalProps {
  readonly estandar: DetalleEstandar;
  readonly onClose: () => void;
}

/** Decides about a standard: what, why, and the document of the concept. */
export function ConceptoModal({ estandar, onClose }: ConceptoModalProps) {
  const { id, version, evaluacion } = estandar;
  const { send } = useCambioEstandar(id);
  const carga = useCargaArchivos({ nameCtrl: 'concepto', carpeta: 'capas', reglas: REGLAS });
  const [archivoId] = carga.listos;
  const form = useRuledForm<Valores>({
    initial: VACIO,
    names: NOMBRES,
    findErrors: ({ decision, concepto }) => ({
      decision: decision === null ? 'Elija la decisión.' : undefined,
      concepto: findErrorConcepto(concepto),
      archivoId: archivoId === undefined ? 'Adjunte el documento del concepto.' : undefined,
    }),
    onSend: async ({ decision, concepto }) => {
      if (decision === null || archivoId === undefined) return;
      const isDone = await send(
        (api, options) =>
          api.call<typeof approveEstandarEndpoint>(
            { method: 'POST', path: '/estandares/{id}/concepto' },
            { params: { id }, body: { decision, concepto: concepto.trim(), archivoId } },
            { ...options, version },
          ),
        'Se guardó el concepto de incorporación.',
        leaveToCaller,
      );
      if (isDone) onClose();
    },
  });
  const errorArchivo = form.errors['archivoId'];

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title="Concepto de incorporación"
      message="Los campos marcados con * son obligatorios."
      size="large"
      waitsFor={carga.isBusy && 'Cargando el documento'}
      submitLabel="Guardar concepto"
    >
      <Notice>
        Puntaje {presentNumero(evaluacion.puntaje)} de 5. {evaluacion.recomendacion}
      </Notice>
      <RadioGroup label={NOMBRES.decision} required options={OPCIONES} {...bindField(form, 'decision')} />
      <Textarea label={NOMBRES.concepto} required {...bindField(form, 'concepto')} />
      {form.wasTried('archivoId') && errorArchivo !== undefined ? (
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

function findErrorConcepto(concepto: string): string | undefined {
  if (concepto.trim() === '') return explainRequired('Concepto');
  const limite = LIMITES_ESTANDAR.concepto;
  return concepto.trim().length > limite ? `Escriba máximo ${limite} caracteres.` : undefined;
}
