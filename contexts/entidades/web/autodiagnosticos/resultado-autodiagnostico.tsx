import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { formatLongDate } from '@marco/web-kit/format';
import { Grafica, type GridPlot } from '@marco/web-kit/grafica';
import type {
  AutodiagnosticoPresentado,
  AutodiagnosticosPresentados,
  ModeloMadurez,
} from '../../contract/index.ts';
import { listDominios, presentComparacion, toGrados } from '../../rules/autodiagnosticos/comparacion.ts';
import styles from './autodiagnosticos.module.css';

interface Comparados {
  readonly modelo: ModeloMadurez;
  readonly ahora: AutodiagnosticoPresentado;
  readonly antes: AutodiagnosticoPresentado | undefined;
}

/** Criteria by grades: the grade of now is shaded, that of before says so. */
function toPlot({ modelo, ahora, antes }: Comparados): GridPlot {
  const [actuales, anteriores] = [toGrados(ahora.respuestas), toGrados(antes?.respuestas ?? [])];
  const toCelda = (codigo: string, grado: number) => {
    const [isAhora, isAntes] = [actuales.get(codigo) === grado, anteriores.get(codigo) === grado];
    if (isAhora) return { value: grado, text: isAntes ? 'Ahora y antes' : 'Ahora' };
    return { value: null, text: isAntes ? 'Antes' : '–' };
  };
  const nombre = modelo.grados[ahora.nivel - 1] ?? '';
  return {
    kind: 'cohort',
    title: 'Resultado por criterio',
    finding: `Nivel ${ahora.nivel}, ${nombre.toLowerCase()}. ${presentComparacion(ahora.respuestas, antes?.respuestas ?? null)}`,
    rowHeader: 'Criterio',
    note: 'El nivel es el promedio de los grados, sin redondear hacia arriba.',
    source: modelo.fuente,
    steps: [1, 2, 3, 4, 5],
    stepLabels: ['–', '1', '2', '3', '4', '5'],
    series: listDominios(modelo.criterios)
      .flatMap(({ criterios }) => criterios)
      .map((criterio) => ({
        label: criterio.nombre,
        points: modelo.grados.map((grado, at) => ({
          label: `${at + 1}. ${grado}`,
          ...toCelda(criterio.codigo, at + 1),
        })),
      })),
  };
}

/** What an entidad presented last, beside the one before, its evidence, and the earlier ones. */
export function ResultadoAutodiagnostico({ presentados, modelos }: AutodiagnosticosPresentados) {
  const [ahora, antes] = presentados;
  const modelo = modelos.find(({ version }) => version === ahora?.modelo);
  if (ahora === undefined || modelo === undefined) return null;
  const conEvidencia = ahora.respuestas.filter(({ evidencia }) => evidencia !== '');
  const nombres = new Map(modelo.criterios.map(({ codigo, nombre }) => [codigo, nombre]));
  return (
    <CardStack>
      <Grafica plot={toPlot({ modelo, ahora, antes })} />
      {conEvidencia.length === 0 ? null : (
        <Card title="Evidencias" flush>
          <ul className={styles['historia']}>
            {conEvidencia.map(({ criterio, evidencia }) => (
              <li key={criterio}>
                <b>{nombres.get(criterio) ?? criterio}</b>
                <span>{evidencia}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="Presentados" flush>
        <ul className={styles['historia']}>
          {presentados.map(({ id, presentadoEn, presentadoPor, nivel }) => (
            <li key={id}>
              <b>{formatLongDate(presentadoEn)}</b>
              <span>{`Nivel ${nivel}`}</span>
              <small>{presentadoPor}</small>
            </li>
          ))}
        </ul>
      </Card>
      <p>
        <small>{modelo.nota}</small>
      </p>
    </CardStack>
  );
}
