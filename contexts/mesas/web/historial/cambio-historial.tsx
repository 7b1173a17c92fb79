import { formatDate, formatMoment } from '@marco/web-kit/format';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import type { CambioHistorial as Cambio } from '../../contract/index.ts';
import { toEtiqueta } from '../../rules/historial/campos.ts';
import { compareTextos } from '../../rules/historial/diferencia.ts';
import styles from './historial.module.css';

/** A text longer than this is compared word by word. */
const LARGO = 90;
const MOMENTO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/;
const DIA = /^\d{4}-\d{2}-\d{2}$/;

/** A field of a change: from → to, or word by word where the texts are long. */
export function CambioHistorial({ cambio: { campo, antes, despues } }: { readonly cambio: Cambio }) {
  const [before, after] = [presentTextos(antes), presentTextos(despues)];
  const isLong = Math.max(before.length, after.length) > LARGO;
  return (
    <div className={styles['change']}>
      <dt>{toEtiqueta(campo)}</dt>
      <dd>
        {isLong ? (
          <Palabras campo={campo} antes={before} despues={after} />
        ) : (
          <Valores before={before} after={after} />
        )}
      </dd>
    </div>
  );
}

interface ValoresProps {
  readonly before: string;
  readonly after: string;
}

function Valores({ before, after }: ValoresProps) {
  if (before === '') return <ins>{after}</ins>;
  if (after === '') return <del>{before}</del>;
  return (
    <span className={styles['values']}>
      <del>{before}</del>
      <ArrowRight size={14} aria-hidden="true" />
      <span className="sr"> pasó a </span>
      <ins>{after}</ins>
    </span>
  );
}

interface PalabrasProps {
  readonly campo: string;
  readonly antes: string;
  readonly despues: string;
}

/** Closed at first: a text of a page must not hide what else changed. */
function Palabras({ campo, antes, despues }: PalabrasProps) {
  const tramos = compareTextos(antes, despues);
  return (
    <details className={styles['words']}>
      <summary>
        {antes === '' ? 'Ver el texto' : 'Ver las palabras que cambiaron'}
        <span className="sr"> de {toEtiqueta(campo)}</span>
      </summary>
      <p>
        {tramos.map(({ clase, texto }, position) => {
          const key = `${position} ${clase}`;
          if (clase === 'igual') return <span key={key}>{texto}</span>;
          const Marca = clase === 'quitado' ? 'del' : 'ins';
          // The line of the mark ends with the last word.
          return (
            <Fragment key={key}>
              <Marca>{texto.trimEnd()}</Marca>{' '}
            </Fragment>
          );
        })}
      </p>
    </details>
  );
}

/** The values of a field as one text; moments in the time of Colombia. */
function presentTextos(values: readonly string[]): string {
  return values.map(presentTexto).join(', ');
}

function presentTexto(value: string): string {
  if (MOMENTO.test(value)) return formatMoment(value);
  return DIA.test(value) ? formatDate(value) : value;
}
