import { Card } from '@marco/web-kit/card';
import { classNames } from '@marco/web-kit/class-names';
import { useEffect, useRef } from 'react';
import type { HallazgoDicho } from '../../contract/index.ts';
import styles from './contrato.module.css';
import type { ContratoComprobado } from './use-banco.ts';

/** Lines on show before and after the marked one. */
const ALREDEDOR = 120;
const LARGO_LINEA = 400;

interface ContratoViewerProps {
  readonly comprobado: ContratoComprobado;
  /** The place that is marked. */
  readonly hallazgo: HallazgoDicho | null;
}

/** The contract at the line of what is selected, as the person has it: it comes from their own file. */
export function ContratoViewer(props: ContratoViewerProps) {
  return (
    <Card title="Contrato" flush>
      <ContratoTexto {...props} />
    </Card>
  );
}

/** The same with an edge, where no card is around it. */
export function ContratoEnDialogo(props: ContratoViewerProps) {
  return (
    <div className={styles['whole']}>
      <ContratoTexto {...props} />
    </div>
  );
}

/** Its text with the marked line in sight. */
function ContratoTexto({ comprobado: { nombre, lineas }, hallazgo }: ContratoViewerProps) {
  const marked = useRef<HTMLSpanElement>(null);
  const linea = hallazgo?.lugar.linea ?? 1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is marked with another finding
  useEffect(() => {
    const line = marked.current;
    const box = line?.closest('section');
    if (line && box) box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [linea, hallazgo]);
  const desde = Math.max(1, linea - ALREDEDOR);
  return (
    <>
      <p className="sr" role="status">
        {hallazgo
          ? `Línea ${linea}${hallazgo.lugar.archivo === null ? '' : ` de ${hallazgo.lugar.archivo}`}`
          : ''}
      </p>
      <div className={styles['file']}>{hallazgo?.lugar.archivo ?? nombre}</div>
      {lineas === null ? (
        <p className={styles['package']}>
          {hallazgo?.lugar.archivo == null
            ? 'El contrato es un ZIP. Cada comprobación dice el archivo y la línea.'
            : `Abra «${hallazgo.lugar.archivo}» en la línea ${linea}.`}
        </p>
      ) : (
        <section
          className={styles['code']}
          aria-label={`Texto de ${nombre}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
          tabIndex={0}
        >
          <code style={{ counterReset: `line ${desde - 1}` }}>
            {lineas.slice(desde - 1, linea + ALREDEDOR).map((texto, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text do not move
                key={desde + at}
                ref={desde + at === linea ? marked : undefined}
                className={classNames(styles['line'], hallazgo && desde + at === linea && styles['marked'])}
              >
                {texto.slice(0, LARGO_LINEA)}
              </span>
            ))}
          </code>
        </section>
      )}
    </>
  );
}
