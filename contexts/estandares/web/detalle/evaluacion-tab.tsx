import { explainDecision } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { openValidationErrors } from '@marco/web-kit/failure-modal';
import { FormActions } from '@marco/web-kit/form-grid';
import { useModal } from '@marco/web-kit/modal';
import { Notice } from '@marco/web-kit/notice';
import { useUnsavedChanges } from '@marco/web-kit/unsaved-changes';
import { type FormEvent, useState } from 'react';
import type { CriterioEvaluado, DetalleEstandar } from '../../contract/index.ts';
import { isEvaluacionAbierta } from '../../rules/ciclo-estandar.ts';
import { computePuntaje, presentRecomendacion } from '../../rules/evaluacion.ts';
import { CriterioField, findErrorJustificacion, type ValorCriterio } from './criterio-field.tsx';
import styles from './detalle.module.css';
import { presentNumero } from './present-numero.ts';
import { useCambioEvaluacion } from './use-cambio-evaluacion.ts';

/** The evaluation sheet: marks from 0 to 5 with their reasons, and what their weighted mean suggests. */
export function EvaluacionTab({ estandar }: { readonly estandar: DetalleEstandar }) {
  const { evaluacion, acciones } = estandar;
  const criterios = evaluacion.criterios.filter(
    ({ puntaje }) => puntaje !== null || isEvaluacionAbierta(estandar),
  );
  return acciones.calificar.allowed ? (
    <Hoja estandar={estandar} />
  ) : (
    <CardStack>
      <Notice>{explainDecision(acciones.calificar)}</Notice>
      <Resumen puntaje={evaluacion.puntaje} />
      <Card title="Criterios">
        <FactSheet>
          {criterios.map((criterio) => (
            <Fact key={criterio.criterioId} name={`${criterio.nombre} (peso ${criterio.peso})`} wide>
              {presentCriterio(criterio)}
            </Fact>
          ))}
        </FactSheet>
      </Card>
    </CardStack>
  );
}

function presentCriterio({ puntaje, justificacion, evaluadoPor }: CriterioEvaluado): string {
  if (puntaje === null) return 'Sin calificar';
  return [`${puntaje} de 5`, justificacion, evaluadoPor && `Evaluó: ${evaluadoPor}`]
    .filter(Boolean)
    .join('. ');
}

function Resumen({ puntaje }: { readonly puntaje: number | null }) {
  return (
    <Card title="Puntaje ponderado">
      <p className={styles['puntaje']}>
        {puntaje === null ? 'Sin calificar' : `${presentNumero(puntaje)} de 5`}
      </p>
      <p>{presentRecomendacion(puntaje)}</p>
    </Card>
  );
}

type Borradores = Readonly<Record<number, ValorCriterio>>;

function Hoja({ estandar }: { readonly estandar: DetalleEstandar }) {
  const { evaluacion } = estandar;
  const modals = useModal();
  const { save, isSaving } = useCambioEvaluacion(estandar);
  // Typed values have priority over stored ones, also if another person saved meanwhile.
  const [borradores, setBorradores] = useState<Borradores>({});
  const [submitted, setSubmitted] = useState(false);
  useUnsavedChanges(Object.keys(borradores).length > 0 && !isSaving);
  const rows = evaluacion.criterios.map((criterio) => ({
    criterio,
    valor: borradores[criterio.criterioId] ?? {
      puntaje: criterio.puntaje,
      justificacion: criterio.justificacion,
    },
  }));
  const marked = rows.flatMap(({ criterio, valor }) => ({ puntaje: valor.puntaje, peso: criterio.peso }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSubmitted(true);
    const wrong = rows.flatMap(({ criterio, valor }) => {
      const error = findErrorJustificacion(valor);
      return error === undefined ? [] : [`${criterio.nombre}: ${error}`];
    });
    const puntajes = rows.flatMap(({ criterio: { criterioId }, valor: { puntaje, justificacion } }) =>
      puntaje === null ? [] : [{ criterioId, puntaje, justificacion: justificacion.trim() }],
    );
    if (wrong.length > 0 || puntajes.length === 0) {
      await openValidationErrors(modals, wrong.length > 0 ? wrong : ['Califique al menos un criterio.']);
      return;
    }
    if (!(await save(puntajes))) return;
    // Values typed during the save are saved the next time.
    setBorradores((now) =>
      Object.fromEntries(Object.entries(now).filter(([id, valor]) => valor !== borradores[Number(id)])),
    );
    setSubmitted(false);
  }

  return (
    <CardStack>
      <Resumen puntaje={computePuntaje(marked)} />
      <Card title="Criterios">
        <form noValidate aria-label="Evaluación del estándar" onSubmit={(event) => void submit(event)}>
          {rows.map(({ criterio, valor }) => (
            <CriterioField
              key={criterio.criterioId}
              criterio={criterio}
              valor={valor}
              submitted={submitted}
              onChange={(next) => setBorradores((before) => ({ ...before, [criterio.criterioId]: next }))}
            />
          ))}
          <FormActions>
            <Button type="submit" busy={isSaving && 'Guardando'}>
              Guardar evaluación
            </Button>
          </FormActions>
        </form>
      </Card>
    </CardStack>
  );
}
