import { explainDecision } from '@marco/contract-kit/decision';
import { Button } from '@marco/web-kit/button';
import { FormActions } from '@marco/web-kit/form-grid';
import { Notice } from '@marco/web-kit/notice';
import { ReadingPart } from '@marco/web-kit/reading-page';
import { ReadingBody, ReadingFacts } from '@marco/web-kit/reading-sections';
import { useRuledForm } from '@marco/web-kit/ruled-form';
import type { CriterioEvaluado, DetalleEstandar } from '../../contract/index.ts';
import { isEvaluacionAbierta } from '../../rules/ciclo-estandar.ts';
import { computePuntaje, presentRecomendacion } from '../../rules/evaluacion.ts';
import { CriterioField, findErrorJustificacion, type ValorCriterio } from './criterio-field.tsx';
import styles from './detalle.module.css';
import { presentNumero } from './present-numero.ts';
import { useCambioEvaluacion } from './use-cambio-evaluacion.ts';

/** Whether there is a mark to read, or somebody may give one. */
export function hasEvaluacion({ evaluacion, acciones }: DetalleEstandar): boolean {
  return acciones.calificar.allowed || evaluacion.criterios.some(({ puntaje }) => puntaje !== null);
}

/** The evaluation sheet: marks from 0 to 5 with their reasons, and what their weighted mean suggests. */
export function EvaluacionSeccion({ estandar }: { readonly estandar: DetalleEstandar }) {
  const { evaluacion, acciones } = estandar;
  if (acciones.calificar.allowed) return <Hoja estandar={estandar} />;
  const criterios = evaluacion.criterios.filter(
    ({ puntaje }) => puntaje !== null || isEvaluacionAbierta(estandar),
  );
  return (
    <>
      <ReadingBody>
        <Notice>{explainDecision(acciones.calificar)}</Notice>
      </ReadingBody>
      <Resumen puntaje={evaluacion.puntaje} />
      <ReadingPart title="Criterios">
        <ReadingFacts
          facts={criterios.map((criterio) => ({
            name: `${criterio.nombre} (peso ${criterio.peso})`,
            value: presentCriterio(criterio),
          }))}
        />
      </ReadingPart>
    </>
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
    <ReadingPart title="Puntaje ponderado">
      <ReadingBody>
        <p className={styles['puntaje']}>
          {puntaje === null ? 'Sin calificar' : `${presentNumero(puntaje)} de 5`}
        </p>
        <p>{presentRecomendacion(puntaje)}</p>
      </ReadingBody>
    </ReadingPart>
  );
}

/** What was typed, by criterion. */
type Borradores = Readonly<Record<string, ValorCriterio>>;

const toKey = ({ criterioId }: CriterioEvaluado) => `criterio-${criterioId}`;

function Hoja({ estandar }: { readonly estandar: DetalleEstandar }) {
  const { criterios } = estandar.evaluacion;
  const save = useCambioEvaluacion(estandar);
  // What was typed stays over what is stored, also when somebody else saved meanwhile.
  const toRows = (borradores: Borradores) =>
    criterios.map((criterio) => ({
      criterio,
      valor: borradores[toKey(criterio)] ?? {
        puntaje: criterio.puntaje,
        justificacion: criterio.justificacion,
      },
    }));
  const form = useRuledForm<Borradores>({
    initial: {},
    // The message that none has a mark names none.
    names: {
      ...Object.fromEntries(criterios.map((criterio) => [toKey(criterio), criterio.nombre])),
      todos: '',
    },
    findErrors: (borradores) => {
      const rows = toRows(borradores);
      const wrong = rows.map(({ criterio, valor }) => [toKey(criterio), findErrorJustificacion(valor)]);
      const isEmpty = rows.every(({ valor }) => valor.puntaje === null && valor.justificacion.trim() === '');
      return { ...Object.fromEntries(wrong), todos: isEmpty ? 'Califique al menos un criterio.' : undefined };
    },
    staysOpen: true,
    onSend: async (borradores) => {
      const puntajes = toRows(borradores).flatMap(({ criterio: { criterioId }, valor }) =>
        valor.puntaje === null
          ? []
          : [{ criterioId, puntaje: valor.puntaje, justificacion: valor.justificacion.trim() }],
      );
      if (!(await save(puntajes))) return;
      // What was typed while it was saved waits for the next time.
      form.restart({}, (now) =>
        Object.fromEntries(Object.entries(now).filter(([key, valor]) => valor !== borradores[key])),
      );
    },
  });
  const rows = toRows(form.values);
  const marked = rows.map(({ criterio, valor }) => ({ puntaje: valor.puntaje, peso: criterio.peso }));

  return (
    <>
      <Resumen puntaje={computePuntaje(marked)} />
      <ReadingPart title="Criterios">
        <ReadingBody>
          <form noValidate aria-label="Evaluación del estándar" onSubmit={form.onSubmit}>
            {rows.map(({ criterio, valor }) => (
              <CriterioField
                key={criterio.criterioId}
                criterio={criterio}
                valor={valor}
                submitted={form.wasTried(toKey(criterio))}
                onChange={(next) => form.change({ [toKey(criterio)]: next })}
              />
            ))}
            <FormActions>
              <Button type="submit" busy={form.isSending && 'Guardando'}>
                Guardar evaluación
              </Button>
            </FormActions>
          </form>
        </ReadingBody>
      </ReadingPart>
    </>
  );
}
